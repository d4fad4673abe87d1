/**
 * @generated SignedSource<<dc76f04cc931f0566d9f6b881f63d4de>>
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
    readonly amount: number;
    readonly disputed: number;
    readonly refundedAmount: number;
    readonly returnedElsewhere: number;
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refundedAmount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returnedElsewhere",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "disputed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PaymentOrder",
  "abstractKey": null
};
})();

(node as any).hash = "b7e4b90334a4c17b0a45a07c618204ca";

export default node;
