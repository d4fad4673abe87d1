/**
 * @generated SignedSource<<0626c0263d349a680d780c8f7b40858c>>
 * @relayHash 9651f1afad281f31990f0b00f24691bd
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae5ee4386c1c11de224641daf0249c2427c9081ab1dc098a83e1fadb84613f71

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderKind = "BOOKING" | "WORKSHOP_REGISTRATION" | "%future added value";
export type OrderPaymentStatus = "CAPTURED" | "FAILED" | "PENDING" | "REFUNDED" | "%future added value";
export type OrderSort = "AMOUNT" | "CREATED" | "STATUS" | "%future added value";
export type OrderStatus = "CLOSED" | "CREATED" | "PAID" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type OrdersQuery$variables = {
  attention?: boolean | null | undefined;
  direction?: SortDirection | null | undefined;
  first: number;
  from?: string | null | undefined;
  kind?: OrderKind | null | undefined;
  page: number;
  search?: string | null | undefined;
  sort?: OrderSort | null | undefined;
  status?: OrderStatus | null | undefined;
  to?: string | null | undefined;
};
export type OrdersQuery$data = {
  readonly allOrders: {
    readonly rows: ReadonlyArray<{
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
    }>;
    readonly total: number;
  };
};
export type OrdersQuery$rawResponse = {
  readonly allOrders: {
    readonly rows: ReadonlyArray<{
      readonly amount: number;
      readonly attentionReason: string | null | undefined;
      readonly createdAt: string;
      readonly databaseId: number;
      readonly id: string;
      readonly kind: OrderKind;
      readonly needsAttention: boolean;
      readonly payerEmail: string | null | undefined;
      readonly payerName: string;
      readonly payments: ReadonlyArray<{
        readonly amount: number;
        readonly disputed: number;
        readonly heldByBank: number;
        readonly refundedAmount: number;
        readonly returnedElsewhere: number;
        readonly status: OrderPaymentStatus;
      }>;
      readonly status: OrderStatus;
      readonly whatFor: string;
    }>;
    readonly total: number;
  };
};
export type OrdersQuery = {
  rawResponse: OrdersQuery$rawResponse;
  response: OrdersQuery$data;
  variables: OrdersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "attention"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "direction"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v10 = [
  {
    "kind": "Variable",
    "name": "attention",
    "variableName": "attention"
  },
  {
    "kind": "Variable",
    "name": "direction",
    "variableName": "direction"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  {
    "kind": "Variable",
    "name": "kind",
    "variableName": "kind"
  },
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  },
  {
    "kind": "Variable",
    "name": "status",
    "variableName": "status"
  },
  {
    "kind": "Variable",
    "name": "to",
    "variableName": "to"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "whatFor",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payerName",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payerEmail",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "needsAttention",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attentionReason",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refundedAmount",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "returnedElsewhere",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "disputed",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heldByBank",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "OrdersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "OrderPage",
        "kind": "LinkedField",
        "name": "allOrders",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PaymentOrder",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderPayment",
                "kind": "LinkedField",
                "name": "payments",
                "plural": true,
                "selections": [
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "orderWords_payment",
                    "selections": [
                      (v19/*:: as any*/),
                      (v18/*:: as any*/),
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/)
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v1/*:: as any*/),
      (v8/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OrdersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "OrderPage",
        "kind": "LinkedField",
        "name": "allOrders",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PaymentOrder",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderPayment",
                "kind": "LinkedField",
                "name": "payments",
                "plural": true,
                "selections": [
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v19/*:: as any*/),
                  (v18/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ae5ee4386c1c11de224641daf0249c2427c9081ab1dc098a83e1fadb84613f71",
    "metadata": {},
    "name": "OrdersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b4d929cde5b2d079a826623a1312a174";

export default node;
