/**
 * @generated SignedSource<<3e4749bff5e512c7940f34b74c5ba3b9>>
 * @relayHash d3d2315d39338883b0c4cecad31cfd91
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd72fa6693c59b024c7818893f80bcf179434f40254234f0c1dc28eeb880d272

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistrationPaymentStatus = "COMPLETED" | "FAILED" | "PENDING" | "REFUNDED" | "%future added value";
export type useFreshRegistrationQuery$variables = {
  id: string;
};
export type useFreshRegistrationQuery$data = {
  readonly node: {
    readonly cancelled: {
      readonly " $fragmentSpreads": FragmentRefs<"CancelRegistration_registration">;
    } | null;
    readonly moved: {
      readonly " $fragmentSpreads": FragmentRefs<"MoveRegistration_registration">;
    } | null;
    readonly row: {
      readonly " $fragmentSpreads": FragmentRefs<"RegistrationRow_registration">;
    } | null;
  } | null;
};
export type useFreshRegistrationQuery$rawResponse = {
  readonly node: {
    readonly __typename: "WorkshopRegistration";
    readonly adminRights: {
      readonly canCancel: boolean;
      readonly canMove: boolean;
      readonly cancelReason: string | null;
      readonly isDisputed?: boolean;
      readonly moveReason: string | null;
      readonly refundByRule?: number;
      readonly refundable?: number;
    } | null;
    readonly amount: number;
    readonly cancelledAt: string | null;
    readonly createdAt: string;
    readonly databaseId: number;
    readonly email: string;
    readonly id: string;
    readonly name: string;
    readonly paymentStatus: RegistrationPaymentStatus;
    readonly phone: string;
    readonly registeredAt: string | null;
    readonly workshop: {
      readonly databaseId: number;
      readonly id: string;
    };
  } | {
    readonly __typename: string;
    readonly id: string;
  } | null;
};
export type useFreshRegistrationQuery = {
  rawResponse: useFreshRegistrationQuery$rawResponse;
  response: useFreshRegistrationQuery$data;
  variables: useFreshRegistrationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canCancel",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cancelReason",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canMove",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "moveReason",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Workshop",
  "kind": "LinkedField",
  "name": "workshop",
  "plural": false,
  "selections": [
    (v8/*:: as any*/),
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFreshRegistrationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "RegistrationRow_registration"
                }
              ],
              "type": "WorkshopRegistration",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "row"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CancelRegistration_registration"
                }
              ],
              "type": "WorkshopRegistration",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "cancelled"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MoveRegistration_registration"
                }
              ],
              "type": "WorkshopRegistration",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "moved"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFreshRegistrationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paymentStatus",
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
                "name": "registeredAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cancelledAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RegistrationAdminRights",
                "kind": "LinkedField",
                "name": "adminRights",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "WorkshopRegistration",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v8/*:: as any*/),
              (v3/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "RegistrationAdminRights",
                "kind": "LinkedField",
                "name": "adminRights",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "refundByRule",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "refundable",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isDisputed",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "WorkshopRegistration",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v8/*:: as any*/),
              (v3/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "RegistrationAdminRights",
                "kind": "LinkedField",
                "name": "adminRights",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "WorkshopRegistration",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bd72fa6693c59b024c7818893f80bcf179434f40254234f0c1dc28eeb880d272",
    "metadata": {},
    "name": "useFreshRegistrationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6413826fc11ff94de99b94ade1dd013b";

export default node;
