/**
 * @generated SignedSource<<42a7e231301759a4e6c753657a5a564b>>
 * @relayHash 94c2fb9f5613dc4a6e5386fd94fa1dd8
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef0d12973236024d673bb852798be25e1cb094e87a7bbbcbf7845bc619905f13

import type { ConcreteRequest } from 'relay-runtime';
export type BookingStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "EXPIRED" | "PENDING" | "%future added value";
export type useOrderWatchQuery$variables = {
  orderId: string;
};
export type useOrderWatchQuery$data = {
  readonly bookingByOrder: {
    readonly databaseId: number;
    readonly refundedAmount: number | null | undefined;
    readonly status: BookingStatus;
  } | null | undefined;
};
export type useOrderWatchQuery = {
  response: useOrderWatchQuery$data;
  variables: useOrderWatchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "orderId",
    "variableName": "orderId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refundedAmount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOrderWatchQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingByOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOrderWatchQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingByOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "ef0d12973236024d673bb852798be25e1cb094e87a7bbbcbf7845bc619905f13",
    "metadata": {},
    "name": "useOrderWatchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9f89132b899b7e0370aa674b9421b049";

export default node;
