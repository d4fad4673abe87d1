/**
 * @generated SignedSource<<0981365a2a76ebe0d04b736b8a301810>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type mentorshipWords_booking$data = {
  readonly menteeName: string;
  readonly mentorName: string;
  readonly " $fragmentType": "mentorshipWords_booking";
};
export type mentorshipWords_booking$key = {
  readonly " $data"?: mentorshipWords_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"mentorshipWords_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "mentorshipWords_booking"
};

(node as any).hash = "dd7bcb8e1865e01e4e65d207e2970da5";

export default node;
