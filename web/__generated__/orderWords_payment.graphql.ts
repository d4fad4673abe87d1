/**
 * @generated SignedSource<<3c9a8c8fbaee3eede90cb1455fbd1657>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type orderWords_payment$data = {
  readonly amount: number;
  readonly disputed: number;
  readonly refundedAmount: number;
  readonly returnedElsewhere: number;
  readonly " $fragmentType": "orderWords_payment";
};
export type orderWords_payment$key = {
  readonly " $data"?: orderWords_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderWords_payment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "orderWords_payment"
};

(node as any).hash = "224182f88e0a654f036cae09089a699f";

export default node;
