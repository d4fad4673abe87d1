/**
 * @generated SignedSource<<9a7370f59bce84cb814117dd44824db0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RefundState = "NOT_RETURNED" | "ON_ITS_WAY" | "REFUNDED" | "RETURNED_OTHERWISE" | "WAITS_FOR_BANK" | "WITH_SUPPORT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type refundLine_refund$data = {
  readonly amount: number;
  readonly requestedAt: string;
  readonly returnedAt: string | null;
  readonly state: RefundState;
  readonly " $fragmentType": "refundLine_refund";
};
export type refundLine_refund$key = {
  readonly " $data"?: refundLine_refund$data;
  readonly " $fragmentSpreads": FragmentRefs<"refundLine_refund">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "refundLine_refund"
};

(node as any).hash = "75d6f53a118d75941d85daf1be0aece7";

export default node;
