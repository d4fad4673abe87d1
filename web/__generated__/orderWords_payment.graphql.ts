/**
 * @generated SignedSource<<448c5583650f819edb1a0193856f1c95>>
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
  readonly heldByBank: number;
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

(node as any).hash = "0964ddfe6316d967e665a044dada28fa";

export default node;
