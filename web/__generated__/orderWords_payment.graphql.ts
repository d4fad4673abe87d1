/**
 * @generated SignedSource<<e551af163fbdeea02ba6a99fd32489b7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type OrderPaymentStatus = "CAPTURED" | "FAILED" | "PENDING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type orderWords_payment$data = {
  readonly amount: number;
  readonly disputed: number;
  readonly heldByBank: number;
  readonly refundedAmount: number;
  readonly returnedElsewhere: number;
  readonly status: OrderPaymentStatus;
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

(node as any).hash = "7e5b36d711c41aec71c4425e25dcb69e";

export default node;
