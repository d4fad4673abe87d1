/**
 * @generated SignedSource<<7fae4ab206094ef80f6fdaf998b9e197>>
 * @relayHash 795c30164d3f893908697f6e11e0b2d3
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 971828b78196c935c11eae9dd8ca616e3002cf73e83150c5c26ddc02a42a562c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkshopState = "APPROVED" | "CANCELLED" | "PENDING" | "REJECTED" | "%future added value";
export type UpdateWorkshopInput = {
  branch?: string | null | undefined;
  date?: string | null | undefined;
  description?: string | null | undefined;
  duration?: string | null | undefined;
  id: number;
  imageId?: string | null | undefined;
  isActive?: boolean | null | undefined;
  maxParticipants?: number | null | undefined;
  meetingLink?: string | null | undefined;
  mentorId?: number | null | undefined;
  price?: string | null | undefined;
  time?: string | null | undefined;
  title?: string | null | undefined;
  version?: number | null | undefined;
};
export type useUpdateWorkshopMutation$variables = {
  input: UpdateWorkshopInput;
};
export type useUpdateWorkshopMutation$data = {
  readonly updateWorkshop: {
    readonly conflict: {
      readonly workshop: {
        readonly version: number | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"EditWorkshopFields_workshop">;
      };
    } | null | undefined;
    readonly done: {
      readonly viewer: {
        readonly " $fragmentSpreads": FragmentRefs<"OwnWorkshopList_viewer">;
      } | null | undefined;
      readonly workshop: {
        readonly version: number | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"EditWorkshopFields_workshop" | "OwnWorkshop_workshop">;
      };
    } | null | undefined;
    readonly refused: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_error">;
    } | null | undefined;
  };
};
export type useUpdateWorkshopMutation$rawResponse = {
  readonly updateWorkshop: {
    readonly __typename: "RateLimitedError";
    readonly __isError: "RateLimitedError";
    readonly message: string;
    readonly retryAfter: number;
  } | {
    readonly __typename: "UpdateWorkshopPayload";
    readonly viewer: {
      readonly id: string;
      readonly workshops: {
        readonly edges: ReadonlyArray<{
          readonly cursor: string;
          readonly node: {
            readonly __typename: "Workshop";
            readonly attendedCount: number | null | undefined;
            readonly branch: string;
            readonly cancelReason: string | null | undefined;
            readonly databaseId: number;
            readonly date: string;
            readonly duration: string;
            readonly heldSeats: number | null | undefined;
            readonly id: string;
            readonly maxParticipants: number;
            readonly meetingLink: string | null | undefined;
            readonly price: number;
            readonly registeredCount: number;
            readonly rejectionReason: string | null | undefined;
            readonly startsAt: string;
            readonly state: WorkshopState;
            readonly time: string;
            readonly title: string;
            readonly waitingCount: number | null | undefined;
          };
        }>;
        readonly pageInfo: {
          readonly endCursor: string | null | undefined;
          readonly hasNextPage: boolean;
        };
      };
    } | null | undefined;
    readonly workshop: {
      readonly attendedCount: number | null | undefined;
      readonly branch: string;
      readonly cancelReason: string | null | undefined;
      readonly databaseId: number;
      readonly date: string;
      readonly description: string;
      readonly duration: string;
      readonly heldSeats: number | null | undefined;
      readonly id: string;
      readonly image: string | null | undefined;
      readonly instructorName: string;
      readonly maxParticipants: number;
      readonly meetingLink: string | null | undefined;
      readonly price: number;
      readonly registeredCount: number;
      readonly rejectionReason: string | null | undefined;
      readonly startsAt: string;
      readonly state: WorkshopState;
      readonly time: string;
      readonly title: string;
      readonly version: number | null | undefined;
      readonly waitingCount: number | null | undefined;
    };
  } | {
    readonly __typename: "ValidationError";
    readonly __isError: "ValidationError";
    readonly issues: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: "WorkshopConflictError";
    readonly __isError: "WorkshopConflictError";
    readonly message: string;
    readonly workshop: {
      readonly branch: string;
      readonly databaseId: number;
      readonly date: string;
      readonly description: string;
      readonly duration: string;
      readonly id: string;
      readonly image: string | null | undefined;
      readonly instructorName: string;
      readonly maxParticipants: number;
      readonly meetingLink: string | null | undefined;
      readonly price: number;
      readonly rejectionReason: string | null | undefined;
      readonly state: WorkshopState;
      readonly time: string;
      readonly title: string;
      readonly version: number | null | undefined;
    };
  } | {
    readonly __typename: string;
    readonly __isError?: string;
    readonly message?: string;
  };
};
export type useUpdateWorkshopMutation = {
  rawResponse: useUpdateWorkshopMutation$rawResponse;
  response: useUpdateWorkshopMutation$data;
  variables: useUpdateWorkshopMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v3 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "EditWorkshopFields_workshop"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldIssue",
      "kind": "LinkedField",
      "name": "issues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v5/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ValidationError",
  "abstractKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retryAfter",
      "storageKey": null
    }
  ],
  "type": "RateLimitedError",
  "abstractKey": null
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
  "name": "state",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "instructorName",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rejectionReason",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "branch",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "time",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "duration",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxParticipants",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "meetingLink",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "image",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "registeredCount",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heldSeats",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "waitingCount",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cancelReason",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attendedCount",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v29 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateWorkshopMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateWorkshop",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Workshop",
                  "kind": "LinkedField",
                  "name": "workshop",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "OwnWorkshop_workshop"
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Viewer",
                  "kind": "LinkedField",
                  "name": "viewer",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "OwnWorkshopList_viewer"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "UpdateWorkshopPayload",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "done"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Workshop",
                  "kind": "LinkedField",
                  "name": "workshop",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "WorkshopConflictError",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "conflict"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "refusal_error",
                  "selections": [
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    (v7/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Error",
              "abstractKey": "__isError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refused"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateWorkshopMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateWorkshop",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Workshop",
                "kind": "LinkedField",
                "name": "workshop",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
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
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v29/*:: as any*/),
                    "concreteType": "ViewerWorkshopsConnection",
                    "kind": "LinkedField",
                    "name": "workshops",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ViewerWorkshopsConnectionEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Workshop",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v28/*:: as any*/),
                              (v25/*:: as any*/),
                              (v8/*:: as any*/),
                              (v12/*:: as any*/),
                              (v9/*:: as any*/),
                              (v15/*:: as any*/),
                              (v16/*:: as any*/),
                              (v17/*:: as any*/),
                              (v19/*:: as any*/),
                              (v22/*:: as any*/),
                              (v18/*:: as any*/),
                              (v23/*:: as any*/),
                              (v24/*:: as any*/),
                              (v14/*:: as any*/),
                              (v20/*:: as any*/),
                              (v11/*:: as any*/),
                              (v26/*:: as any*/),
                              (v27/*:: as any*/),
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "cursor",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PageInfo",
                        "kind": "LinkedField",
                        "name": "pageInfo",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "endCursor",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "hasNextPage",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "workshops(first:20)"
                  },
                  {
                    "alias": null,
                    "args": (v29/*:: as any*/),
                    "filters": null,
                    "handle": "connection",
                    "key": "OwnWorkshopList_workshops",
                    "kind": "LinkedHandle",
                    "name": "workshops"
                  },
                  (v28/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateWorkshopPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Workshop",
                "kind": "LinkedField",
                "name": "workshop",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
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
                  (v28/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "WorkshopConflictError",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "type": "Error",
            "abstractKey": "__isError"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "971828b78196c935c11eae9dd8ca616e3002cf73e83150c5c26ddc02a42a562c",
    "metadata": {},
    "name": "useUpdateWorkshopMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c86dc884777d3c8675319f7f50009882";

export default node;
