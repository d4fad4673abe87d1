/**
 * @generated SignedSource<<b9851ea51f9f43fc0b9d548f6f762cbd>>
 * @relayHash 9c1bdfdad6227edec27cc9dba5b11423
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70326dd329d37e33ee42e1d61f2fb0cfab265f9c536e6ff9f2ef2789da659947

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingActor = "ADMINISTRATOR" | "MENTEE" | "MENTOR" | "%future added value";
export type BookingPaymentStatus = "COMPLETED" | "FAILED" | "PENDING" | "REFUNDED" | "%future added value";
export type BookingStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "EXPIRED" | "PENDING" | "%future added value";
export type ConversationSide = "MENTEE" | "MENTOR" | "%future added value";
export type NoShowAnswer = "AGREED" | "DISPUTED" | "%future added value";
export type NoShowFinding = "MENTEE_MISSED" | "MENTOR_MISSED" | "TOOK_PLACE" | "%future added value";
export type PackageType = "ADVANCED" | "STARTER" | "%future added value";
export type PlanStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "%future added value";
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
export type WaitingListState = "DECLINED" | "EXPIRED" | "LEFT" | "OFFERED" | "REGISTERED" | "REGISTERING" | "UNCONFIRMED" | "WAITING" | "%future added value";
export type MenteeDashboardPageQuery$variables = Record<PropertyKey, never>;
export type MenteeDashboardPageQuery$data = {
  readonly viewer: {
    readonly type: UserType;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MenteeDashboardPage_query">;
};
export type MenteeDashboardPageQuery$rawResponse = {
  readonly site: {
    readonly id: string;
    readonly now: string;
  };
  readonly viewer: {
    readonly bookings: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly agenda: string;
          readonly amount: number;
          readonly databaseId: number;
          readonly endDate: string | null | undefined;
          readonly endsAt: string | null | undefined;
          readonly heldByBank: number;
          readonly id: string;
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
          readonly mentorName: string;
          readonly noShow: {
            readonly answer: NoShowAnswer | null | undefined;
          } | null | undefined;
          readonly packageType: PackageType;
          readonly paymentStatus: BookingPaymentStatus;
          readonly refundedAmount: number | null | undefined;
          readonly refunds: ReadonlyArray<{
            readonly returnedAt: string | null | undefined;
          }> | null | undefined;
          readonly sessionType: string;
          readonly startDate: string | null | undefined;
          readonly startsAt: string | null | undefined;
          readonly status: BookingStatus;
          readonly viewerCanComplete: {
            readonly allowed: boolean;
            readonly reason: string;
          } | null | undefined;
        };
      }>;
    };
    readonly calendarFeed: {
      readonly createdAt: string;
      readonly lastReadAt: string | null | undefined;
    } | null | undefined;
    readonly emailConfirmed: boolean;
    readonly id: string;
    readonly liveHold: {
      readonly holdExpiresAt: string | null | undefined;
      readonly id: string;
      readonly mentor: {
        readonly databaseId: number;
        readonly id: string;
      } | null | undefined;
      readonly mentorName: string;
      readonly packageType: PackageType;
      readonly startDate: string | null | undefined;
      readonly startsAt: string | null | undefined;
    } | null | undefined;
    readonly mentee: {
      readonly bio: string | null | undefined;
      readonly college: string | null | undefined;
      readonly currentLevel: string;
      readonly databaseId: number;
      readonly email: string | null | undefined;
      readonly goals: string | null | undefined;
      readonly hasProfileImage: boolean;
      readonly id: string;
      readonly linkedinUrl: string | null | undefined;
      readonly mainBranch: string;
      readonly name: string;
      readonly picture: string;
      readonly profileImage: string;
      readonly profileVersion: number | null | undefined;
      readonly subBranch: string | null | undefined;
      readonly year: number | null | undefined;
    } | null | undefined;
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
    readonly plans: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly bookingId: number | null | undefined;
          readonly callsRemaining: number;
          readonly callsUsed: number;
          readonly conversation: {
            readonly databaseId: number;
            readonly id: string;
            readonly plan: {
              readonly id: string;
              readonly mentee: {
                readonly id: string;
                readonly name: string;
              };
              readonly mentor: {
                readonly databaseId: number;
                readonly id: string;
                readonly name: string;
              };
            };
            readonly unreadCount: number;
            readonly viewerSide: ConversationSide | null | undefined;
          } | null | undefined;
          readonly databaseId: number;
          readonly endDate: string;
          readonly id: string;
          readonly mentor: {
            readonly currentCity: string | null | undefined;
            readonly currentCompany: string | null | undefined;
            readonly currentJobTitle: string | null | undefined;
            readonly databaseId: number;
            readonly hasProfileImage: boolean;
            readonly id: string;
            readonly mainBranch: string;
            readonly name: string;
            readonly profileImage: string;
            readonly subBranch: string | null | undefined;
          };
          readonly startDate: string;
          readonly status: PlanStatus;
          readonly viewerCanBookCall: {
            readonly allowed: boolean;
            readonly reason: string;
          } | null | undefined;
        };
      }>;
    };
    readonly progress: {
      readonly hours: number;
      readonly sessionsCompleted: number;
      readonly upcoming: number;
    } | null | undefined;
    readonly seatOffers: ReadonlyArray<{
      readonly __typename: "WaitingListEntry";
      readonly code: string;
      readonly offerExpiresAt: string | null | undefined;
      readonly state: WaitingListState;
      readonly workshop: {
        readonly databaseId: number;
        readonly date: string;
        readonly id: string;
        readonly title: string;
      };
    }>;
    readonly sessionsToAnswer: ReadonlyArray<{
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
    readonly workshopRegistrations: ReadonlyArray<{
      readonly id: string;
      readonly isRegistered: boolean;
      readonly ticketCode: string | null | undefined;
      readonly workshop: {
        readonly databaseId: number;
        readonly date: string;
        readonly duration: string;
        readonly id: string;
        readonly startsAt: string;
        readonly time: string;
        readonly title: string;
      };
    }>;
  } | null | undefined;
};
export type MenteeDashboardPageQuery = {
  rawResponse: MenteeDashboardPageQuery$rawResponse;
  response: MenteeDashboardPageQuery$data;
  variables: MenteeDashboardPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "packageType",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mentorName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "agenda",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "menteeName",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mainBranch",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subBranch",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "profileImage",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasProfileImage",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "Mentor",
  "kind": "LinkedField",
  "name": "mentor",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    (v1/*:: as any*/)
  ],
  "storageKey": null
},
v17 = {
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
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "Mentee",
  "kind": "LinkedField",
  "name": "mentee",
  "plural": false,
  "selections": [
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v17/*:: as any*/),
    (v15/*:: as any*/),
    (v1/*:: as any*/)
  ],
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
  "name": "mentorLeft",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "answer",
  "storageKey": null
},
v22 = [
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
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endDate",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sessionType",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MenteeDashboardPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MenteeDashboardPage_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MenteeDashboardPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "liveHold",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "holdExpiresAt",
                "storageKey": null
              },
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Mentor",
                "kind": "LinkedField",
                "name": "mentor",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "nextSession",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v1/*:: as any*/),
              (v8/*:: as any*/),
              (v3/*:: as any*/),
              (v9/*:: as any*/),
              (v5/*:: as any*/),
              (v10/*:: as any*/),
              (v16/*:: as any*/),
              (v18/*:: as any*/),
              (v6/*:: as any*/),
              (v19/*:: as any*/),
              (v4/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "meetingLink",
                "storageKey": null
              },
              (v20/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "calendarSequence",
                "storageKey": null
              }
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
              (v1/*:: as any*/),
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v10/*:: as any*/),
              (v16/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
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
                  (v3/*:: as any*/),
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
                  (v21/*:: as any*/),
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
                  (v8/*:: as any*/)
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
                "selections": (v22/*:: as any*/),
                "storageKey": null
              },
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingRight",
                "kind": "LinkedField",
                "name": "viewerCanMove",
                "plural": false,
                "selections": (v22/*:: as any*/),
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
                  (v4/*:: as any*/),
                  (v23/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              (v24/*:: as any*/),
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
            "concreteType": "WaitingListEntry",
            "kind": "LinkedField",
            "name": "seatOffers",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "offerExpiresAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Workshop",
                "kind": "LinkedField",
                "name": "workshop",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MenteeProgress",
            "kind": "LinkedField",
            "name": "progress",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "upcoming",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sessionsCompleted",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hours",
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
                "name": "first",
                "value": 20
              }
            ],
            "concreteType": "ViewerPlansConnection",
            "kind": "LinkedField",
            "name": "plans",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ViewerPlansConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Plan",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v19/*:: as any*/),
                      (v23/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Mentor",
                        "kind": "LinkedField",
                        "name": "mentor",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
                          (v1/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
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
                            "kind": "ScalarField",
                            "name": "currentCity",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "bookingId",
                        "storageKey": null
                      },
                      (v4/*:: as any*/),
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
                        "kind": "ScalarField",
                        "name": "callsRemaining",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Conversation",
                        "kind": "LinkedField",
                        "name": "conversation",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "unreadCount",
                            "storageKey": null
                          },
                          (v6/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "viewerSide",
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
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Mentor",
                                "kind": "LinkedField",
                                "name": "mentor",
                                "plural": false,
                                "selections": [
                                  (v6/*:: as any*/),
                                  (v11/*:: as any*/),
                                  (v1/*:: as any*/)
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
                                  (v11/*:: as any*/),
                                  (v1/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v1/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v1/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "BookingRight",
                        "kind": "LinkedField",
                        "name": "viewerCanBookCall",
                        "plural": false,
                        "selections": (v22/*:: as any*/),
                        "storageKey": null
                      },
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "plans(first:20)"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "emailConfirmed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CalendarFeed",
            "kind": "LinkedField",
            "name": "calendarFeed",
            "plural": false,
            "selections": [
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
                "name": "lastReadAt",
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
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currentLevel",
                "storageKey": null
              },
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              {
                "alias": "picture",
                "args": null,
                "kind": "ScalarField",
                "name": "profileImage",
                "storageKey": null
              },
              (v15/*:: as any*/),
              (v17/*:: as any*/),
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
                "name": "linkedinUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bio",
                "storageKey": null
              },
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "profileVersion",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "college",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "year",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "goals",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 5
              }
            ],
            "concreteType": "ViewerBookingsConnection",
            "kind": "LinkedField",
            "name": "bookings",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ViewerBookingsConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Booking",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v3/*:: as any*/),
                      (v7/*:: as any*/),
                      (v4/*:: as any*/),
                      (v23/*:: as any*/),
                      (v9/*:: as any*/),
                      (v5/*:: as any*/),
                      (v10/*:: as any*/),
                      (v16/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "paymentStatus",
                        "storageKey": null
                      },
                      (v2/*:: as any*/),
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
                        "name": "refundedAmount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "heldByBank",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Refund",
                        "kind": "LinkedField",
                        "name": "refunds",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "returnedAt",
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
                          (v21/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v24/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "BookingRight",
                        "kind": "LinkedField",
                        "name": "viewerCanComplete",
                        "plural": false,
                        "selections": (v22/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "bookings(first:5)"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkshopRegistration",
            "kind": "LinkedField",
            "name": "workshopRegistrations",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isRegistered",
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ticketCode",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Workshop",
                "kind": "LinkedField",
                "name": "workshop",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "time",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "duration",
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
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
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "now",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "70326dd329d37e33ee42e1d61f2fb0cfab265f9c536e6ff9f2ef2789da659947",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a2b68068e4cec8f384d92eee41c546f4";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
