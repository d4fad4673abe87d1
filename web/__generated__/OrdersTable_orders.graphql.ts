/**
 * @generated SignedSource<<054863941e0b9b01f8825105df6af40e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderKind = "BOOKING" | "WORKSHOP_REGISTRATION" | "%future added value";
export type OrderStatus = "CLOSED" | "CREATED" | "PAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrdersTable_orders$data = ReadonlyArray<{
  readonly amount: number;
  readonly attentionReason: string | null | undefined;
  readonly createdAt: string;
  readonly databaseId: number;
  readonly kind: OrderKind;
  readonly needsAttention: boolean;
  readonly payerEmail: string | null | undefined;
  readonly payerName: string;
  readonly payments: ReadonlyArray<{
    readonly refundedAmount: number;
    readonly returnedElsewhere: number;
    readonly " $fragmentSpreads": FragmentRefs<"orderWords_payment">;
  }>;
  readonly status: OrderStatus;
  readonly whatFor: string;
  readonly " $fragmentType": "OrdersTable_orders";
}>;
export type OrdersTable_orders$key = ReadonlyArray<{
  readonly " $data"?: OrdersTable_orders$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrdersTable_orders">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refundedAmount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "returnedElsewhere",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OrdersTable_orders",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "whatFor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payerEmail",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "needsAttention",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attentionReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderPayment",
      "kind": "LinkedField",
      "name": "payments",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "orderWords_payment",
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "disputed",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "heldByBank",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PaymentOrder",
  "abstractKey": null
};
})();

(node as any).hash = "1d3ba300338868ce494ba80c32e3aaad";

export default node;
