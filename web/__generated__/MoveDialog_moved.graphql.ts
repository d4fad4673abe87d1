/**
 * @generated SignedSource<<ff1f0c2f359fdf395fe7e026f369b462>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoveDialog_moved$data = {
  readonly mentorName: string;
  readonly startsAt: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"calendarFile_booking">;
  readonly " $fragmentType": "MoveDialog_moved";
};
export type MoveDialog_moved$key = {
  readonly " $data"?: MoveDialog_moved$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveDialog_moved">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "MoveDialog_moved"
};

(node as any).hash = "76e4a52b5ef2fd276457c264232a9306";

export default node;
