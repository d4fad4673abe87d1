/**
 * @generated SignedSource<<7d58f72ab50de6335b458e23c076edb6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AdminRefundStatus = "FAILED" | "PENDING" | "PROCESSED" | "REQUESTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type orderWords_refund$data = {
  readonly attempts: number;
  readonly lastError: string | null | undefined;
  readonly reason: string;
  readonly status: AdminRefundStatus;
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

(node as any).hash = "b0af0515ac0e19584c0d160c51d76de8";

export default node;
