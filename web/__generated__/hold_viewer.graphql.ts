/**
 * @generated SignedSource<<dce1c650a9036467def702bc7b022aa8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type hold_viewer$data = {
  readonly liveHold: {
    readonly agenda: string;
    readonly mentor: {
      readonly databaseId: number;
    } | null;
    readonly mentorName: string;
    readonly " $fragmentSpreads": FragmentRefs<"hold_booking">;
  } | null;
  readonly " $fragmentType": "hold_viewer";
};
export type hold_viewer$key = {
  readonly " $data"?: hold_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"hold_viewer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "hold_viewer"
};

(node as any).hash = "e06f34fa5af781e67aaf0df7f1114642";

export default node;
