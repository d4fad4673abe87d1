/**
 * @generated SignedSource<<f7fdbc3274050eb34c99fd047be9bcd2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdminRefundStatus = "FAILED" | "PENDING" | "PROCESSED" | "REQUESTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderRefund_refund$data = {
  readonly amount: number;
  readonly attempts: number;
  readonly canResolve: boolean;
  readonly canRetry: boolean;
  readonly databaseId: number;
  readonly lastError: string | null | undefined;
  readonly needsAttention: boolean;
  readonly nextTryAt: string | null | undefined;
  readonly providerRefundId: string | null | undefined;
  readonly reasonText: string;
  readonly requestedAt: string;
  readonly resolvedAt: string | null | undefined;
  readonly returnedAt: string | null | undefined;
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
  "name": "status",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attempts",
  "storageKey": null
},
v2 = {
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "providerRefundId",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextTryAt",
      "storageKey": null
    },
    (v2/*:: as any*/),
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
      "name": "canResolve",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "orderWords_refund",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "AdminRefund",
  "abstractKey": null
};
})();

(node as any).hash = "e737ea9b280da787a26b6960cdf38dca";

export default node;
