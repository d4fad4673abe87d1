/**
 * @generated SignedSource<<873e0b0eedc828f4d1093c2401ea3568>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type orderWords_refund$data = {
  readonly lastError: string | null;
  readonly matterText: string | null;
  readonly " $fragmentType": "orderWords_refund";
};
export type orderWords_refund$key = {
  readonly " $data"?: orderWords_refund$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderWords_refund">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "orderWords_refund"
};

(node as any).hash = "50c535636a1a1b16c8b046332162142c";

export default node;
