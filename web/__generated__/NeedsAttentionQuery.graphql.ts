/**
 * @generated SignedSource<<3927871cf8081360477c3d2f392a7844>>
 * @relayHash b6f928a5f8ce0e663a51236019441ac1
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03bc2019116efe52454f977bcb7d8fe5760747ace538ad78885c80b6b76cbc44

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingActor = "ADMINISTRATOR" | "MENTEE" | "MENTOR" | "%future added value";
export type BookingStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "EXPIRED" | "PENDING" | "%future added value";
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
export type NoShowAnswer = "AGREED" | "DISPUTED" | "%future added value";
export type NoShowFinding = "MENTEE_MISSED" | "MENTOR_MISSED" | "TOOK_PLACE" | "%future added value";
export type PackageType = "ADVANCED" | "STARTER" | "%future added value";
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
export type NeedsAttentionQuery$variables = Record<PropertyKey, never>;
export type NeedsAttentionQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"NeedsAttention_viewer" | "SessionsWaiting_viewer">;
  } | null | undefined;
};
export type NeedsAttentionQuery$rawResponse = {
  readonly viewer: {
    readonly id: string;
    readonly mentor: {
      readonly available: boolean;
      readonly completeness: {
        readonly percent: number;
      } | null | undefined;
      readonly id: string;
      readonly status: MentorStatus | null | undefined;
      readonly weeklyAvailability: ReadonlyArray<{
        readonly enabled: boolean;
      }>;
    } | null | undefined;
    readonly mentorshipRequestCounts: {
      readonly pending: number;
    };
    readonly mentorshipRequests: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly createdAt: string;
          readonly id: string;
        };
      }>;
    };
    readonly nextSession: {
      readonly __typename: "Booking";
      readonly agenda: string;
      readonly calendarSequence: number;
      readonly databaseId: number;
      readonly endsAt: string | null | undefined;
      readonly id: string;
      readonly meetingLink: string | null | undefined;
      readonly mentee: {
        readonly hasProfileImage: boolean;
        readonly id: string;
        readonly mainBranch: string;
        readonly name: string;
        readonly profileImage: string;
        readonly subBranch: string | null | undefined;
      } | null | undefined;
      readonly menteeName: string;
      readonly mentor: {
        readonly databaseId: number;
        readonly hasProfileImage: boolean;
        readonly id: string;
        readonly mainBranch: string;
        readonly name: string;
        readonly profileImage: string;
        readonly subBranch: string | null | undefined;
      } | null | undefined;
      readonly mentorLeft: string | null | undefined;
      readonly mentorName: string;
      readonly packageType: PackageType;
      readonly startDate: string | null | undefined;
      readonly startsAt: string | null | undefined;
      readonly status: BookingStatus;
    } | null | undefined;
    readonly sessionsToAnswer: ReadonlyArray<{
      readonly __typename: "Booking";
      readonly cancelReason: string | null | undefined;
      readonly cancelledAt: string | null | undefined;
      readonly cancelledBy: BookingActor | null | undefined;
      readonly databaseId: number;
      readonly id: string;
      readonly isUndecided: boolean;
      readonly joins: ReadonlyArray<{
        readonly firstAt: string;
        readonly lastAt: string;
        readonly presses: number;
        readonly side: BookingActor;
      }>;
      readonly mentee: {
        readonly hasProfileImage: boolean;
        readonly id: string;
        readonly mainBranch: string;
        readonly name: string;
        readonly profileImage: string;
        readonly subBranch: string | null | undefined;
      } | null | undefined;
      readonly menteeName: string;
      readonly mentor: {
        readonly databaseId: number;
        readonly hasProfileImage: boolean;
        readonly id: string;
        readonly mainBranch: string;
        readonly name: string;
        readonly profileImage: string;
        readonly subBranch: string | null | undefined;
      } | null | undefined;
      readonly mentorLeft: string | null | undefined;
      readonly mentorName: string;
      readonly moneyLines: ReadonlyArray<string>;
      readonly movedAt: string | null | undefined;
      readonly movedFrom: string | null | undefined;
      readonly noShow: {
        readonly __typename: "NoShow";
        readonly answer: NoShowAnswer | null | undefined;
        readonly answerStatement: string | null | undefined;
        readonly finding: NoShowFinding | null | undefined;
        readonly reportStatement: string | null | undefined;
        readonly reportedBy: BookingActor;
      } | null | undefined;
      readonly plan: {
        readonly endDate: string;
        readonly id: string;
        readonly startDate: string;
      } | null | undefined;
      readonly proposal: {
        readonly expiresAt: string;
        readonly refundLine: string;
        readonly startsAt: string;
      } | null | undefined;
      readonly sessionType: string;
      readonly startsAt: string | null | undefined;
      readonly status: BookingStatus;
      readonly viewerCanAnswerNoShow: {
        readonly allowed: boolean;
        readonly reason: string;
      } | null | undefined;
      readonly viewerCanCancel: {
        readonly refund: number | null | undefined;
      } | null | undefined;
      readonly viewerCanMove: {
        readonly allowed: boolean;
        readonly reason: string;
      } | null | undefined;
    }>;
    readonly type: UserType;
    readonly unreadMessages: number;
    readonly workshopsToDo: number;
  } | null | undefined;
};
export type NeedsAttentionQuery = {
  rawResponse: NeedsAttentionQuery$rawResponse;
  response: NeedsAttentionQuery$data;
  variables: NeedsAttentionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mentorName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "menteeName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mainBranch",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subBranch",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasProfileImage",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Mentor",
  "kind": "LinkedField",
  "name": "mentor",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profileImage",
      "storageKey": null
    },
    (v8/*:: as any*/),
    (v0/*:: as any*/)
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Mentee",
  "kind": "LinkedField",
  "name": "mentee",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "size",
          "value": "MEDIUM"
        }
      ],
      "kind": "ScalarField",
      "name": "profileImage",
      "storageKey": "profileImage(size:\"MEDIUM\")"
    },
    (v8/*:: as any*/),
    (v0/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mentorLeft",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v15 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NeedsAttentionQuery",
    "selections": [
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
            "name": "NeedsAttention_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SessionsWaiting_viewer"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NeedsAttentionQuery",
    "selections": [
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
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "nextSession",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endsAt",
                "storageKey": null
              },
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "agenda",
                "storageKey": null
              },
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v4/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "packageType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "meetingLink",
                "storageKey": null
              },
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "calendarSequence",
                "storageKey": null
              },
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "sessionsToAnswer",
            "plural": true,
            "selections": [
              (v14/*:: as any*/),
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isUndecided",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "moneyLines",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "movedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "movedFrom",
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
                "kind": "ScalarField",
                "name": "cancelledBy",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cancelReason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingProposal",
                "kind": "LinkedField",
                "name": "proposal",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expiresAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "refundLine",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "NoShow",
                "kind": "LinkedField",
                "name": "noShow",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reportedBy",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reportStatement",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "answer",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "answerStatement",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "finding",
                    "storageKey": null
                  },
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingRight",
                "kind": "LinkedField",
                "name": "viewerCanAnswerNoShow",
                "plural": false,
                "selections": (v15/*:: as any*/),
                "storageKey": null
              },
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingRight",
                "kind": "LinkedField",
                "name": "viewerCanMove",
                "plural": false,
                "selections": (v15/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Plan",
                "kind": "LinkedField",
                "name": "plan",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endDate",
                    "storageKey": null
                  },
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sessionType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingCancelRight",
                "kind": "LinkedField",
                "name": "viewerCanCancel",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "refund",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingJoin",
                "kind": "LinkedField",
                "name": "joins",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "side",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "firstAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lastAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "presses",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
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
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "available",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AvailabilityWindow",
                "kind": "LinkedField",
                "name": "weeklyAvailability",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "enabled",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ProfileCompleteness",
                "kind": "LinkedField",
                "name": "completeness",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "percent",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
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
            "name": "workshopsToDo",
            "storageKey": null
          },
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
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "last",
                "value": 1
              },
              {
                "kind": "Literal",
                "name": "status",
                "value": "PENDING"
              }
            ],
            "concreteType": "ViewerMentorshipRequestsConnection",
            "kind": "LinkedField",
            "name": "mentorshipRequests",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ViewerMentorshipRequestsConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MentorshipRequest",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "createdAt",
                        "storageKey": null
                      },
                      (v0/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "mentorshipRequests(last:1,status:\"PENDING\")"
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "03bc2019116efe52454f977bcb7d8fe5760747ace538ad78885c80b6b76cbc44",
    "metadata": {},
    "name": "NeedsAttentionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3900087828c700139cd98e65d9f7d19a";

export default node;
