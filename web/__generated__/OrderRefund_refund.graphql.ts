/**
 * @generated SignedSource<<1bbd6e7d1321a781d6812153235b15b3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdminRefundStatus = "FAILED" | "PENDING" | "PROCESSED" | "REQUESTED" | "%future added value";
export type RefundDecision = "EXPLAINED" | "NOT_RETURNED" | "RETURNED_ELSEWHERE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderRefund_refund$data = {
  readonly amount: number;
  readonly attempts: number;
  readonly canRetry: boolean;
  readonly databaseId: number;
  readonly decision: RefundDecision | null;
  readonly decisions: ReadonlyArray<RefundDecision>;
  readonly lastError: string | null;
  readonly needsAttention: boolean;
  readonly nextTryAt: string | null;
  readonly providerRefundId: string | null;
  readonly reasonText: string;
  readonly requestedAt: string;
  readonly resolvedAt: string | null;
  readonly returnedAt: string | null;
  readonly returnedOn: string | null;
  readonly status: AdminRefundStatus;
  readonly " $fragmentSpreads": FragmentRefs<"orderWords_refund">;
  readonly " $fragmentType": "OrderRefund_refund";
};
export type OrderRefund_refund$key = {
  readonly " $data"?: OrderRefund_refund$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRefund_refund">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastError",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRefund_refund",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reasonText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "providerRefundId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextTryAt",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resolvedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsAttention",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canRetry",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decisions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnedOn",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "orderWords_refund",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "matterText",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "AdminRefund",
  "abstractKey": null
};
})();

(node as any).hash = "e4af3ba60421bb1b16589a836fd85e68";

export default node;
