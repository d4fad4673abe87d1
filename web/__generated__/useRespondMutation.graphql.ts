/**
 * @generated SignedSource<<d9b181c003074de95e4672263ebc97f1>>
 * @relayHash 7ca0661f3268277bffb458c702175d48
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ee009015916f94b533d8f7c76e55f6dc5075a8acd2f09f767acfe59f7f3477c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestStatus = "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN" | "%future added value";
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
export type RespondToMentorshipRequestInput = {
  requestId: number;
  responseMessage?: string | null | undefined;
  status: RequestStatus;
};
export type useRespondMutation$variables = {
  input: RespondToMentorshipRequestInput;
};
export type useRespondMutation$data = {
  readonly respondToMentorshipRequest: {
    readonly done: {
      readonly request: {
        readonly " $fragmentSpreads": FragmentRefs<"freshRequest_request">;
      };
      readonly viewer: {
        readonly " $fragmentSpreads": FragmentRefs<"Bell_viewer" | "RequestsPage_counts">;
      };
    } | null | undefined;
    readonly refused: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_error">;
    } | null | undefined;
    readonly request?: {
      readonly " $fragmentSpreads": FragmentRefs<"freshRequest_request">;
    };
  };
};
export type useRespondMutation$rawResponse = {
  readonly respondToMentorshipRequest: {
    readonly __typename: "RateLimitedError";
    readonly __isError: "RateLimitedError";
    readonly message: string;
    readonly retryAfter: number;
  } | {
    readonly __typename: "RequestClosedError";
    readonly __isError: "RequestClosedError";
    readonly message: string;
    readonly request: {
      readonly additionalNotes: string | null | undefined;
      readonly background: string;
      readonly createdAt: string;
      readonly databaseId: number;
      readonly discussionTopic: string;
      readonly id: string;
      readonly mentee: {
        readonly currentLevel: string;
        readonly id: string;
        readonly mainBranch: string;
        readonly name: string;
        readonly subBranch: string | null | undefined;
      };
      readonly mentor: {
        readonly currentCompany: string | null | undefined;
        readonly currentJobTitle: string | null | undefined;
        readonly databaseId: number;
        readonly hasProfileImage: boolean;
        readonly id: string;
        readonly mainBranch: string;
        readonly name: string;
        readonly profileImage: string;
        readonly subBranch: string | null | undefined;
        readonly viewerConversation: {
          readonly id: string;
          readonly plan: {
            readonly callsRemaining: number;
            readonly callsUsed: number;
            readonly databaseId: number;
            readonly endDate: string;
            readonly id: string;
            readonly mentor: {
              readonly databaseId: number;
              readonly id: string;
              readonly name: string;
            };
            readonly startDate: string;
            readonly viewerCanBookCall: {
              readonly allowed: boolean;
              readonly reason: string;
            } | null | undefined;
          };
        } | null | undefined;
        readonly viewerRequest: {
          readonly __typename: "MentorshipRequest";
          readonly id: string;
        } | null | undefined;
      };
      readonly mentorListed: boolean;
      readonly preferredDateTime: string;
      readonly respondedAt: string | null | undefined;
      readonly responseMessage: string | null | undefined;
      readonly status: RequestStatus;
      readonly withdrawnAt: string | null | undefined;
    };
  } | {
    readonly __typename: "RespondToMentorshipRequestPayload";
    readonly request: {
      readonly additionalNotes: string | null | undefined;
      readonly background: string;
      readonly createdAt: string;
      readonly databaseId: number;
      readonly discussionTopic: string;
      readonly id: string;
      readonly mentee: {
        readonly currentLevel: string;
        readonly id: string;
        readonly mainBranch: string;
        readonly name: string;
        readonly subBranch: string | null | undefined;
      };
      readonly mentor: {
        readonly currentCompany: string | null | undefined;
        readonly currentJobTitle: string | null | undefined;
        readonly databaseId: number;
        readonly hasProfileImage: boolean;
        readonly id: string;
        readonly mainBranch: string;
        readonly name: string;
        readonly profileImage: string;
        readonly subBranch: string | null | undefined;
        readonly viewerConversation: {
          readonly id: string;
          readonly plan: {
            readonly callsRemaining: number;
            readonly callsUsed: number;
            readonly databaseId: number;
            readonly endDate: string;
            readonly id: string;
            readonly mentor: {
              readonly databaseId: number;
              readonly id: string;
              readonly name: string;
            };
            readonly startDate: string;
            readonly viewerCanBookCall: {
              readonly allowed: boolean;
              readonly reason: string;
            } | null | undefined;
          };
        } | null | undefined;
        readonly viewerRequest: {
          readonly __typename: "MentorshipRequest";
          readonly id: string;
        } | null | undefined;
      };
      readonly mentorListed: boolean;
      readonly preferredDateTime: string;
      readonly respondedAt: string | null | undefined;
      readonly responseMessage: string | null | undefined;
      readonly status: RequestStatus;
      readonly withdrawnAt: string | null | undefined;
    };
    readonly viewer: {
      readonly id: string;
      readonly mentorshipRequestCounts: {
        readonly approved: number;
        readonly pending: number;
        readonly rejected: number;
        readonly withdrawn: number;
      };
      readonly type: UserType;
      readonly unreadMessages: number;
      readonly unreadNotifications: number;
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
    readonly __typename: string;
    readonly __isError?: string;
    readonly message?: string;
  };
};
export type useRespondMutation = {
  rawResponse: useRespondMutation$rawResponse;
  response: useRespondMutation$data;
  variables: useRespondMutation$variables;
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
  "concreteType": "MentorshipRequest",
  "kind": "LinkedField",
  "name": "request",
  "plural": false,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "freshRequest_request"
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
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
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ValidationError",
  "abstractKey": null
},
v6 = {
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
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mainBranch",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subBranch",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "MentorshipRequest",
  "kind": "LinkedField",
  "name": "request",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/),
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
      "concreteType": "Mentor",
      "kind": "LinkedField",
      "name": "mentor",
      "plural": false,
      "selections": [
        (v8/*:: as any*/),
        (v9/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "MentorshipRequest",
          "kind": "LinkedField",
          "name": "viewerRequest",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            (v7/*:: as any*/)
          ],
          "storageKey": null
        },
        (v7/*:: as any*/),
        (v10/*:: as any*/),
        (v11/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "profileImage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasProfileImage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currentJobTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currentCompany",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Conversation",
          "kind": "LinkedField",
          "name": "viewerConversation",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Plan",
              "kind": "LinkedField",
              "name": "plan",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "BookingRight",
                  "kind": "LinkedField",
                  "name": "viewerCanBookCall",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "allowed",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "reason",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "callsRemaining",
                  "storageKey": null
                },
                (v7/*:: as any*/),
                (v8/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "startDate",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endDate",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "callsUsed",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Mentor",
                  "kind": "LinkedField",
                  "name": "mentor",
                  "plural": false,
                  "selections": [
                    (v7/*:: as any*/),
                    (v8/*:: as any*/),
                    (v9/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            (v7/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Mentee",
      "kind": "LinkedField",
      "name": "mentee",
      "plural": false,
      "selections": [
        (v9/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currentLevel",
          "storageKey": null
        },
        (v10/*:: as any*/),
        (v11/*:: as any*/),
        (v7/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discussionTopic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "background",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "additionalNotes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preferredDateTime",
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
      "name": "respondedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withdrawnAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "responseMessage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mentorListed",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRespondMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "respondToMentorshipRequest",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/),
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
                      "name": "RequestsPage_counts"
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "Bell_viewer"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "RespondToMentorshipRequestPayload",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "done"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/)
            ],
            "type": "RequestClosedError",
            "abstractKey": null
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "refusal_error",
                  "selections": [
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/)
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
    "name": "useRespondMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "respondToMentorshipRequest",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v12/*:: as any*/),
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
                    "args": null,
                    "concreteType": "MentorshipRequestCounts",
                    "kind": "LinkedField",
                    "name": "mentorshipRequestCounts",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "pending",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "approved",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "rejected",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "withdrawn",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unreadNotifications",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unreadMessages",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "type",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "RespondToMentorshipRequestPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v12/*:: as any*/)
            ],
            "type": "RequestClosedError",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
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
    "id": "0ee009015916f94b533d8f7c76e55f6dc5075a8acd2f09f767acfe59f7f3477c",
    "metadata": {},
    "name": "useRespondMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "45c1bf4d244c7193c1054e33ed0b25d1";

export default node;
