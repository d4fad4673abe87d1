/**
 * @generated SignedSource<<d181b1e4b708aa6b4d433d130b3e58ab>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type movedToast_booking$data = {
  readonly mentorName: string;
  readonly startsAt: string | null | undefined;
  readonly " $fragmentType": "movedToast_booking";
};
export type movedToast_booking$key = {
  readonly " $data"?: movedToast_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"movedToast_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "movedToast_booking"
};

(node as any).hash = "54605a2eccac9ca6b68a05c6423a3535";

export default node;
