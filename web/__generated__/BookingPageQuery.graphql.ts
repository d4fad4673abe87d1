/**
 * @generated SignedSource<<a41ae18a9412bc266de0fb9a48496cf8>>
 * @relayHash a76da6d7096906fbf95565d57b8fd5cd
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2979a4543ee7d9e9c4c4ff1a42ef0d29d156d888c587d4997e039fc53c60700b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingActor = "ADMINISTRATOR" | "MENTEE" | "MENTOR" | "%future added value";
export type BookingStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "EXPIRED" | "PENDING" | "%future added value";
export type ConversationClosedReason = "BLOCKED" | "BLOCKED_BY_VIEWER" | "EXPIRED" | "MENTOR_LEFT" | "%future added value";
export type ConversationSide = "MENTEE" | "MENTOR" | "%future added value";
export type NoShowAnswer = "AGREED" | "DISPUTED" | "%future added value";
export type NoShowFinding = "MENTEE_MISSED" | "MENTOR_MISSED" | "TOOK_PLACE" | "%future added value";
export type PackageType = "ADVANCED" | "STARTER" | "%future added value";
export type PlanStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "%future added value";
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
export type BookingPageQuery$variables = {
  confirmed: number;
  from: string;
  isConfirmation: boolean;
  mentorId: number;
  to: string;
};
export type BookingPageQuery$data = {
  readonly booking?: {
    readonly databaseId: number;
    readonly status: BookingStatus;
    readonly " $fragmentSpreads": FragmentRefs<"Confirmation_booking">;
  } | null | undefined;
  readonly mentor: {
    readonly available: boolean;
    readonly databaseId: number;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"BookingFlow_mentor">;
  } | null | undefined;
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"BookingFlow_site" | "Confirmation_site">;
  };
  readonly viewer: {
    readonly id: string;
    readonly type: UserType;
    readonly " $fragmentSpreads": FragmentRefs<"BookingFlow_viewer" | "hold_viewer">;
  } | null | undefined;
};
export type BookingPageQuery$rawResponse = {
  readonly booking?: {
    readonly agenda: string;
    readonly amount: number;
    readonly calendarSequence: number;
    readonly cancelReason: string | null | undefined;
    readonly cancelledAt: string | null | undefined;
    readonly cancelledBy: BookingActor | null | undefined;
    readonly confirmedAt: string | null | undefined;
    readonly databaseId: number;
    readonly endDate: string | null | undefined;
    readonly endsAt: string | null | undefined;
    readonly id: string;
    readonly isUndecided: boolean;
    readonly joins: ReadonlyArray<{
      readonly firstAt: string;
      readonly lastAt: string;
      readonly presses: number;
      readonly side: BookingActor;
    }>;
    readonly meetingLink: string | null | undefined;
    readonly mentee: {
      readonly currentLevel: string;
      readonly id: string;
    } | null | undefined;
    readonly menteeName: string;
    readonly mentor: {
      readonly databaseId: number;
      readonly id: string;
    } | null | undefined;
    readonly mentorLeft: string | null | undefined;
    readonly mentorListed: boolean;
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
      readonly callsRemaining: number;
      readonly callsUsed: number;
      readonly chatGoesOn: boolean;
      readonly conversation: {
        readonly closedReason: ConversationClosedReason | null | undefined;
        readonly databaseId: number;
        readonly id: string;
        readonly isActive: boolean;
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
        readonly databaseId: number;
        readonly id: string;
        readonly name: string;
      };
      readonly startDate: string;
      readonly viewerCanBookCall: {
        readonly allowed: boolean;
        readonly reason: string;
      } | null | undefined;
    } | null | undefined;
    readonly proposal: {
      readonly expiresAt: string;
      readonly refundLine: string;
      readonly startsAt: string;
    } | null | undefined;
    readonly refundText: {
      readonly isRefundable: boolean;
      readonly text: string;
      readonly until: string | null | undefined;
    } | null | undefined;
    readonly sessionType: string;
    readonly startDate: string | null | undefined;
    readonly startsAt: string | null | undefined;
    readonly status: BookingStatus;
    readonly viewerCanAnswerNoShow: {
      readonly allowed: boolean;
      readonly reason: string;
    } | null | undefined;
    readonly viewerCanCancel: {
      readonly allowed: boolean;
      readonly money: string | null | undefined;
      readonly reason: string;
      readonly refund: number | null | undefined;
      readonly refundUntil: string | null | undefined;
      readonly returnsCall: boolean;
    } | null | undefined;
    readonly viewerCanComplete: {
      readonly allowed: boolean;
      readonly reason: string;
    } | null | undefined;
    readonly viewerCanMove: {
      readonly allowed: boolean;
      readonly reason: string;
    } | null | undefined;
    readonly viewerCanPropose: {
      readonly allowed: boolean;
      readonly reason: string;
    } | null | undefined;
    readonly viewerCanReportNoShow: {
      readonly allowed: boolean;
      readonly reason: string;
    } | null | undefined;
    readonly viewerSide: BookingActor | null | undefined;
  } | null | undefined;
  readonly mentor: {
    readonly advancedPrice: number;
    readonly available: boolean;
    readonly currentJobTitle: string | null | undefined;
    readonly databaseId: number;
    readonly freeSlots: ReadonlyArray<{
      readonly startsAt: string;
    }>;
    readonly hasProfileImage: boolean;
    readonly id: string;
    readonly mainBranch: string;
    readonly name: string;
    readonly profileImage: string;
    readonly starterPrice: number;
    readonly subBranch: string | null | undefined;
    readonly weeklyAvailability: ReadonlyArray<{
      readonly enabled: boolean;
      readonly endTime: string;
      readonly startTime: string;
      readonly weekday: Weekday;
    }>;
  } | null | undefined;
  readonly site: {
    readonly checkoutScriptUrl: string;
    readonly holdMinutes: number;
    readonly id: string;
    readonly now: string;
    readonly paymentTestMode: boolean;
    readonly refundWindowHours: number;
    readonly supportEmail: string;
  };
  readonly viewer: {
    readonly bookings: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly databaseId: number;
          readonly endDate: string | null | undefined;
          readonly id: string;
          readonly mentor: {
            readonly databaseId: number;
            readonly id: string;
          } | null | undefined;
          readonly startsAt: string | null | undefined;
          readonly status: BookingStatus;
        };
      }>;
    };
    readonly email: string;
    readonly id: string;
    readonly liveHold: {
      readonly agenda: string;
      readonly databaseId: number;
      readonly holdExpiresAt: string | null | undefined;
      readonly id: string;
      readonly mentor: {
        readonly databaseId: number;
        readonly id: string;
      } | null | undefined;
      readonly mentorName: string;
      readonly orderId: string | null | undefined;
      readonly packageType: PackageType;
      readonly startDate: string | null | undefined;
      readonly startsAt: string | null | undefined;
    } | null | undefined;
    readonly name: string;
    readonly plans: {
      readonly edges: ReadonlyArray<{
        readonly node: {
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
          readonly status: PlanStatus;
          readonly viewerCanBookCall: {
            readonly allowed: boolean;
            readonly reason: string;
          } | null | undefined;
        };
      }>;
    };
    readonly type: UserType;
  } | null | undefined;
};
export type BookingPageQuery = {
  rawResponse: BookingPageQuery$rawResponse;
  response: BookingPageQuery$data;
  variables: BookingPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "confirmed"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isConfirmation"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "mentorId"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "mentorId"
  }
],
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
  "name": "name",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "available",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "agenda",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mentorName",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "packageType",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "holdExpiresAt",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderId",
  "storageKey": null
},
v18 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "confirmed"
  }
],
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
  "concreteType": "Mentor",
  "kind": "LinkedField",
  "name": "mentor",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endDate",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Mentor",
  "kind": "LinkedField",
  "name": "mentor",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "allowed",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v25 = [
  (v23/*:: as any*/),
  (v24/*:: as any*/)
],
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "BookingRight",
  "kind": "LinkedField",
  "name": "viewerCanBookCall",
  "plural": false,
  "selections": (v25/*:: as any*/),
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "callsRemaining",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "callsUsed",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerSide",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BookingPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Mentor",
        "kind": "LinkedField",
        "name": "mentor",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BookingFlow_mentor"
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
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "hold_viewer",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Booking",
                "kind": "LinkedField",
                "name": "liveHold",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Mentor",
                    "kind": "LinkedField",
                    "name": "mentor",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "hold_booking",
                    "selections": [
                      (v6/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/)
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": []
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BookingFlow_viewer"
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "BookingFlow_site"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Confirmation_site"
          }
        ],
        "storageKey": null
      },
      {
        "condition": "isConfirmation",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "booking",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v19/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Confirmation_booking"
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BookingPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Mentor",
        "kind": "LinkedField",
        "name": "mentor",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "starterPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "advancedPrice",
            "storageKey": null
          },
          (v9/*:: as any*/),
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
                "name": "weekday",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "enabled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startTime",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endTime",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "from",
                "variableName": "from"
              },
              {
                "kind": "Literal",
                "name": "ofPackage",
                "value": false
              },
              {
                "kind": "Variable",
                "name": "to",
                "variableName": "to"
              }
            ],
            "concreteType": "Slot",
            "kind": "LinkedField",
            "name": "freeSlots",
            "plural": true,
            "selections": [
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mainBranch",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "subBranch",
            "storageKey": null
          },
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
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "liveHold",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v20/*:: as any*/),
              (v6/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
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
                      (v6/*:: as any*/),
                      (v19/*:: as any*/),
                      (v14/*:: as any*/),
                      (v21/*:: as any*/),
                      (v20/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "bookings(first:20)"
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 6
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
                      (v9/*:: as any*/),
                      (v19/*:: as any*/),
                      (v15/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
                      (v26/*:: as any*/),
                      (v27/*:: as any*/),
                      (v6/*:: as any*/),
                      (v28/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "plans(first:6)"
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "checkoutScriptUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "refundWindowHours",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "holdMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paymentTestMode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "supportEmail",
            "storageKey": null
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "condition": "isConfirmation",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "booking",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v19/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sessionType",
                "storageKey": null
              },
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endsAt",
                "storageKey": null
              },
              (v15/*:: as any*/),
              (v21/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "movedAt",
                "storageKey": null
              },
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "menteeName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "meetingLink",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mentorLeft",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mentorListed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingRight",
                "kind": "LinkedField",
                "name": "viewerCanComplete",
                "plural": false,
                "selections": (v25/*:: as any*/),
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v20/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Plan",
                "kind": "LinkedField",
                "name": "plan",
                "plural": false,
                "selections": [
                  (v27/*:: as any*/),
                  (v26/*:: as any*/),
                  (v9/*:: as any*/),
                  (v6/*:: as any*/),
                  (v15/*:: as any*/),
                  (v21/*:: as any*/),
                  (v28/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Mentor",
                    "kind": "LinkedField",
                    "name": "mentor",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
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
                        "name": "isActive",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "unreadCount",
                        "storageKey": null
                      },
                      (v6/*:: as any*/),
                      (v29/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Plan",
                        "kind": "LinkedField",
                        "name": "plan",
                        "plural": false,
                        "selections": [
                          (v22/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Mentee",
                            "kind": "LinkedField",
                            "name": "mentee",
                            "plural": false,
                            "selections": [
                              (v7/*:: as any*/),
                              (v9/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v9/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "closedReason",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "chatGoesOn",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "confirmedAt",
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
                "concreteType": "Mentee",
                "kind": "LinkedField",
                "name": "mentee",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "currentLevel",
                    "storageKey": null
                  },
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingRefundText",
                "kind": "LinkedField",
                "name": "refundText",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "text",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "until",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isRefundable",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "calendarSequence",
                "storageKey": null
              },
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
                  (v14/*:: as any*/),
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
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingCancelRight",
                "kind": "LinkedField",
                "name": "viewerCanCancel",
                "plural": false,
                "selections": [
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "money",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "refund",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "refundUntil",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "returnsCall",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingRight",
                "kind": "LinkedField",
                "name": "viewerCanMove",
                "plural": false,
                "selections": (v25/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingRight",
                "kind": "LinkedField",
                "name": "viewerCanPropose",
                "plural": false,
                "selections": (v25/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingRight",
                "kind": "LinkedField",
                "name": "viewerCanReportNoShow",
                "plural": false,
                "selections": (v25/*:: as any*/),
                "storageKey": null
              },
              (v29/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingRight",
                "kind": "LinkedField",
                "name": "viewerCanAnswerNoShow",
                "plural": false,
                "selections": (v25/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "2979a4543ee7d9e9c4c4ff1a42ef0d29d156d888c587d4997e039fc53c60700b",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b5329cdab146cc04c5124c1aff1af365";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
