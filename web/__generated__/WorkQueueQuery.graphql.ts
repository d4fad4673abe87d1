/**
 * @generated SignedSource<<20b7aac1ed8d138c9e83ac7f0692ae83>>
 * @relayHash b9a951bbd3a1e5958be6da12b326ae98
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9b0ad91386061890d5cec6c98096a2050c719facb93d3ea8d3f71430a5fa6d5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingActor = "ADMINISTRATOR" | "MENTEE" | "MENTOR" | "%future added value";
export type ConversationReportReason = "ABUSE" | "OFF_PLATFORM" | "OTHER" | "SPAM" | "%future added value";
export type ConversationSide = "MENTEE" | "MENTOR" | "%future added value";
export type DisputeStatus = "CLOSED" | "LOST" | "OPEN" | "UNDER_REVIEW" | "WON" | "%future added value";
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
export type NoShowAnswer = "AGREED" | "DISPUTED" | "%future added value";
export type NoShowFinding = "MENTEE_MISSED" | "MENTOR_MISSED" | "TOOK_PLACE" | "%future added value";
export type RefundDecision = "EXPLAINED" | "NOT_RETURNED" | "RETURNED_ELSEWHERE" | "%future added value";
export type WorkQueueQuery$variables = {
  emails?: number | null | undefined;
  jobs?: number | null | undefined;
  mentorlessBookings?: number | null | undefined;
  mentorlessWorkshops?: number | null | undefined;
  noShows?: number | null | undefined;
  reports?: number | null | undefined;
  sessionsWithoutLink?: number | null | undefined;
  unpaidBookings?: number | null | undefined;
  webhooks?: number | null | undefined;
  workshopRefunds?: number | null | undefined;
};
export type WorkQueueQuery$data = {
  readonly site: {
    readonly now: string;
  };
  readonly workQueue: {
    readonly " $fragmentSpreads": FragmentRefs<"DeliveryGroups_emails" | "DeliveryGroups_jobs" | "DeliveryGroups_webhooks" | "PaymentGroups_disputes" | "PaymentGroups_orders" | "PeopleGroups_applications" | "PeopleGroups_reports" | "RefundGroups_refunds" | "RefundGroups_workshops" | "SessionGroups_links" | "SessionGroups_noShows" | "UnpaidGroup_mentorless" | "UnpaidGroup_queue" | "WorkshopGroups_mentorless" | "WorkshopGroups_workshops" | "queue_counts">;
  };
};
export type WorkQueueQuery$rawResponse = {
  readonly site: {
    readonly id: string;
    readonly now: string;
  };
  readonly workQueue: {
    readonly applications: {
      readonly rows: ReadonlyArray<{
        readonly createdAt: string;
        readonly databaseId: number;
        readonly email: string | null | undefined;
        readonly experience: number;
        readonly id: string;
        readonly mainBranch: string;
        readonly name: string;
        readonly starterPackageRate: number;
        readonly status: MentorStatus | null | undefined;
        readonly subBranch: string | null | undefined;
      }>;
      readonly total: number;
    } | null | undefined;
    readonly disputes: {
      readonly rows: ReadonlyArray<{
        readonly amount: number;
        readonly databaseId: number;
        readonly matterText: string | null | undefined;
        readonly order: {
          readonly databaseId: number;
          readonly id: string;
          readonly payerName: string;
          readonly whatFor: string;
        };
        readonly raisedAt: string;
        readonly respondBy: string | null | undefined;
        readonly status: DisputeStatus;
        readonly updatedAt: string;
      }>;
      readonly total: number;
    } | null | undefined;
    readonly emails: {
      readonly rows: ReadonlyArray<{
        readonly attempts: number;
        readonly createdAt: string;
        readonly databaseId: number;
        readonly id: string;
        readonly lastError: string | null | undefined;
        readonly subject: string;
        readonly toAddress: string;
      }>;
      readonly total: number;
    } | null | undefined;
    readonly jobs: {
      readonly rows: ReadonlyArray<{
        readonly attempts: number;
        readonly failedAt: string;
        readonly id: string;
        readonly key: string | null | undefined;
        readonly lastError: string | null | undefined;
        readonly task: string;
      }>;
      readonly total: number;
    } | null | undefined;
    readonly mentorlessBookings: {
      readonly rows: ReadonlyArray<{
        readonly databaseId: number;
        readonly id: string;
        readonly menteeName: string;
        readonly mentor: {
          readonly databaseId: number;
          readonly id: string;
        } | null | undefined;
        readonly mentorName: string;
        readonly startsAt: string | null | undefined;
      }>;
      readonly total: number;
    } | null | undefined;
    readonly mentorlessWorkshops: {
      readonly rows: ReadonlyArray<{
        readonly createdAt: string;
        readonly databaseId: number;
        readonly id: string;
        readonly instructorName: string;
        readonly mentor: {
          readonly databaseId: number;
          readonly id: string;
        } | null | undefined;
        readonly registeredCount: number;
        readonly startsAt: string;
        readonly title: string;
      }>;
      readonly total: number;
    } | null | undefined;
    readonly noShows: {
      readonly rows: ReadonlyArray<{
        readonly adminRights: {
          readonly canDecideNoShow: boolean;
          readonly isDisputed: boolean;
          readonly refundable: number;
          readonly returnsCall: boolean;
        } | null | undefined;
        readonly databaseId: number;
        readonly id: string;
        readonly joins: ReadonlyArray<{
          readonly firstAt: string;
          readonly lastAt: string;
          readonly presses: number;
          readonly side: BookingActor;
        }>;
        readonly menteeName: string;
        readonly mentorName: string;
        readonly noShow: {
          readonly __typename: "NoShow";
          readonly answer: NoShowAnswer | null | undefined;
          readonly answerStatement: string | null | undefined;
          readonly finding: NoShowFinding | null | undefined;
          readonly reportStatement: string | null | undefined;
          readonly reportedAt: string;
          readonly reportedBy: BookingActor;
        } | null | undefined;
        readonly sessionType: string;
        readonly startsAt: string | null | undefined;
      }>;
      readonly total: number;
    } | null | undefined;
    readonly orders: {
      readonly rows: ReadonlyArray<{
        readonly amount: number;
        readonly attentionReason: string | null | undefined;
        readonly createdAt: string;
        readonly databaseId: number;
        readonly id: string;
        readonly payerName: string;
        readonly whatFor: string;
      }>;
      readonly total: number;
    } | null | undefined;
    readonly refunds: {
      readonly rows: ReadonlyArray<{
        readonly amount: number;
        readonly canRetry: boolean;
        readonly databaseId: number;
        readonly decisions: ReadonlyArray<RefundDecision>;
        readonly lastError: string | null | undefined;
        readonly matterText: string | null | undefined;
        readonly order: {
          readonly databaseId: number;
          readonly id: string;
          readonly payerName: string;
          readonly whatFor: string;
        };
        readonly reasonText: string;
        readonly requestedAt: string;
      }>;
      readonly total: number;
    } | null | undefined;
    readonly reports: {
      readonly rows: ReadonlyArray<{
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
              readonly id: string;
              readonly name: string;
            };
          };
        };
        readonly createdAt: string;
        readonly databaseId: number;
        readonly details: string;
        readonly reason: ConversationReportReason;
        readonly reporter: ConversationSide;
      }>;
      readonly total: number;
    } | null | undefined;
    readonly sessionsWithoutLink: {
      readonly rows: ReadonlyArray<{
        readonly databaseId: number;
        readonly endsAt: string | null | undefined;
        readonly id: string;
        readonly menteeName: string;
        readonly mentor: {
          readonly email: string | null | undefined;
          readonly id: string;
        } | null | undefined;
        readonly mentorName: string;
        readonly startsAt: string | null | undefined;
      }>;
      readonly total: number;
    } | null | undefined;
    readonly unpaidBookings: {
      readonly rows: ReadonlyArray<{
        readonly databaseId: number;
        readonly id: string;
        readonly menteeName: string;
        readonly mentorName: string;
        readonly startsAt: string | null | undefined;
      }>;
      readonly total: number;
    } | null | undefined;
    readonly webhooks: {
      readonly rows: ReadonlyArray<{
        readonly attempts: number;
        readonly error: string | null | undefined;
        readonly event: string;
        readonly id: string;
        readonly receivedAt: string;
      }>;
      readonly total: number;
    } | null | undefined;
    readonly workshopRefunds: {
      readonly rows: ReadonlyArray<{
        readonly databaseId: number;
        readonly id: string;
        readonly instructorName: string;
        readonly registeredCount: number;
        readonly startsAt: string;
        readonly title: string;
      }>;
      readonly total: number;
    } | null | undefined;
    readonly workshops: {
      readonly rows: ReadonlyArray<{
        readonly branch: string;
        readonly createdAt: string;
        readonly databaseId: number;
        readonly id: string;
        readonly instructorName: string;
        readonly price: number;
        readonly startsAt: string;
        readonly title: string;
        readonly version: number | null | undefined;
      }>;
      readonly total: number;
    } | null | undefined;
  };
};
export type WorkQueueQuery = {
  rawResponse: WorkQueueQuery$rawResponse;
  response: WorkQueueQuery$data;
  variables: WorkQueueQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": 5,
  "kind": "LocalArgument",
  "name": "emails"
},
v1 = {
  "defaultValue": 5,
  "kind": "LocalArgument",
  "name": "jobs"
},
v2 = {
  "defaultValue": 5,
  "kind": "LocalArgument",
  "name": "mentorlessBookings"
},
v3 = {
  "defaultValue": 5,
  "kind": "LocalArgument",
  "name": "mentorlessWorkshops"
},
v4 = {
  "defaultValue": 5,
  "kind": "LocalArgument",
  "name": "noShows"
},
v5 = {
  "defaultValue": 5,
  "kind": "LocalArgument",
  "name": "reports"
},
v6 = {
  "defaultValue": 5,
  "kind": "LocalArgument",
  "name": "sessionsWithoutLink"
},
v7 = {
  "defaultValue": 5,
  "kind": "LocalArgument",
  "name": "unpaidBookings"
},
v8 = {
  "defaultValue": 5,
  "kind": "LocalArgument",
  "name": "webhooks"
},
v9 = {
  "defaultValue": 5,
  "kind": "LocalArgument",
  "name": "workshopRefunds"
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v11 = [
  (v10/*:: as any*/)
],
v12 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "unpaidBookings"
  }
],
v13 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "workshopRefunds"
  }
],
v14 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "noShows"
  }
],
v15 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "sessionsWithoutLink"
  }
],
v16 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "mentorlessBookings"
  }
],
v17 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "reports"
  }
],
v18 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "mentorlessWorkshops"
  }
],
v19 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "emails"
  }
],
v20 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "webhooks"
  }
],
v21 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "jobs"
  }
],
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "now",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "matterText",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastError",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "whatFor",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payerName",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "PaymentOrder",
  "kind": "LinkedField",
  "name": "order",
  "plural": false,
  "selections": [
    (v23/*:: as any*/),
    (v27/*:: as any*/),
    (v28/*:: as any*/),
    (v29/*:: as any*/)
  ],
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mentorName",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "menteeName",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "instructorName",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "registeredCount",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "concreteType": "Mentor",
  "kind": "LinkedField",
  "name": "mentor",
  "plural": false,
  "selections": [
    (v23/*:: as any*/),
    (v29/*:: as any*/)
  ],
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v42 = [
  (v41/*:: as any*/),
  (v29/*:: as any*/)
],
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attempts",
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
    "name": "WorkQueueQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkQueue",
        "kind": "LinkedField",
        "name": "workQueue",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "queue_counts",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RefundPage",
                "kind": "LinkedField",
                "name": "refunds",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DisputePage",
                "kind": "LinkedField",
                "name": "disputes",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v12/*:: as any*/),
                "concreteType": "BookingPage",
                "kind": "LinkedField",
                "name": "unpaidBookings",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderPage",
                "kind": "LinkedField",
                "name": "orders",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v13/*:: as any*/),
                "concreteType": "WorkshopPage",
                "kind": "LinkedField",
                "name": "workshopRefunds",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v14/*:: as any*/),
                "concreteType": "BookingPage",
                "kind": "LinkedField",
                "name": "noShows",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v15/*:: as any*/),
                "concreteType": "BookingPage",
                "kind": "LinkedField",
                "name": "sessionsWithoutLink",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v16/*:: as any*/),
                "concreteType": "BookingPage",
                "kind": "LinkedField",
                "name": "mentorlessBookings",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v17/*:: as any*/),
                "concreteType": "ReportPage",
                "kind": "LinkedField",
                "name": "reports",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MentorPage",
                "kind": "LinkedField",
                "name": "applications",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WorkshopPage",
                "kind": "LinkedField",
                "name": "workshops",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v18/*:: as any*/),
                "concreteType": "WorkshopPage",
                "kind": "LinkedField",
                "name": "mentorlessWorkshops",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v19/*:: as any*/),
                "concreteType": "EmailPage",
                "kind": "LinkedField",
                "name": "emails",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v20/*:: as any*/),
                "concreteType": "WebhookPage",
                "kind": "LinkedField",
                "name": "webhooks",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v21/*:: as any*/),
                "concreteType": "JobPage",
                "kind": "LinkedField",
                "name": "jobs",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": [
              {
                "kind": "RootArgument",
                "name": "emails"
              },
              {
                "kind": "RootArgument",
                "name": "jobs"
              },
              {
                "kind": "RootArgument",
                "name": "mentorlessBookings"
              },
              {
                "kind": "RootArgument",
                "name": "mentorlessWorkshops"
              },
              {
                "kind": "RootArgument",
                "name": "noShows"
              },
              {
                "kind": "RootArgument",
                "name": "reports"
              },
              {
                "kind": "RootArgument",
                "name": "sessionsWithoutLink"
              },
              {
                "kind": "RootArgument",
                "name": "unpaidBookings"
              },
              {
                "kind": "RootArgument",
                "name": "webhooks"
              },
              {
                "kind": "RootArgument",
                "name": "workshopRefunds"
              }
            ]
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RefundGroups_refunds"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PaymentGroups_disputes"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UnpaidGroup_queue"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UnpaidGroup_mentorless"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PaymentGroups_orders"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RefundGroups_workshops"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SessionGroups_noShows"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SessionGroups_links"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PeopleGroups_reports"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PeopleGroups_applications"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WorkshopGroups_workshops"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WorkshopGroups_mentorless"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DeliveryGroups_emails"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DeliveryGroups_webhooks"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DeliveryGroups_jobs"
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
          (v22/*:: as any*/)
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
      (v7/*:: as any*/),
      (v4/*:: as any*/),
      (v6/*:: as any*/),
      (v5/*:: as any*/),
      (v9/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v8/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WorkQueueQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkQueue",
        "kind": "LinkedField",
        "name": "workQueue",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RefundPage",
            "kind": "LinkedField",
            "name": "refunds",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AdminRefund",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reasonText",
                    "storageKey": null
                  },
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "requestedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canRetry",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "decisions",
                    "storageKey": null
                  },
                  (v30/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DisputePage",
            "kind": "LinkedField",
            "name": "disputes",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Dispute",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v31/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "respondBy",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "raisedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "updatedAt",
                    "storageKey": null
                  },
                  (v25/*:: as any*/),
                  (v30/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v12/*:: as any*/),
            "concreteType": "BookingPage",
            "kind": "LinkedField",
            "name": "unpaidBookings",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Booking",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v23/*:: as any*/),
                  (v32/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  (v29/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderPage",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PaymentOrder",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v23/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v24/*:: as any*/),
                  (v35/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "attentionReason",
                    "storageKey": null
                  },
                  (v29/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v13/*:: as any*/),
            "concreteType": "WorkshopPage",
            "kind": "LinkedField",
            "name": "workshopRefunds",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Workshop",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v23/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v34/*:: as any*/),
                  (v38/*:: as any*/),
                  (v29/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v14/*:: as any*/),
            "concreteType": "BookingPage",
            "kind": "LinkedField",
            "name": "noShows",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Booking",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v23/*:: as any*/),
                  (v32/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
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
                        "name": "reportedAt",
                        "storageKey": null
                      },
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
                    "kind": "ScalarField",
                    "name": "sessionType",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BookingAdminRights",
                    "kind": "LinkedField",
                    "name": "adminRights",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "canDecideNoShow",
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
                  (v29/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v15/*:: as any*/),
            "concreteType": "BookingPage",
            "kind": "LinkedField",
            "name": "sessionsWithoutLink",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Booking",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v23/*:: as any*/),
                  (v32/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endsAt",
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
                      (v39/*:: as any*/),
                      (v29/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v29/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v16/*:: as any*/),
            "concreteType": "BookingPage",
            "kind": "LinkedField",
            "name": "mentorlessBookings",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Booking",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v23/*:: as any*/),
                  (v32/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  (v40/*:: as any*/),
                  (v29/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v17/*:: as any*/),
            "concreteType": "ReportPage",
            "kind": "LinkedField",
            "name": "reports",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ConversationReport",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v23/*:: as any*/),
                  (v35/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "details",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reason",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reporter",
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
                      (v23/*:: as any*/),
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
                            "selections": (v42/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Mentee",
                            "kind": "LinkedField",
                            "name": "mentee",
                            "plural": false,
                            "selections": (v42/*:: as any*/),
                            "storageKey": null
                          },
                          (v29/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v29/*:: as any*/)
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
            "concreteType": "MentorPage",
            "kind": "LinkedField",
            "name": "applications",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Mentor",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v23/*:: as any*/),
                  (v41/*:: as any*/),
                  (v39/*:: as any*/),
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
                    "name": "experience",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "starterPackageRate",
                    "storageKey": null
                  },
                  (v35/*:: as any*/),
                  (v29/*:: as any*/),
                  (v31/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkshopPage",
            "kind": "LinkedField",
            "name": "workshops",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Workshop",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v23/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "branch",
                    "storageKey": null
                  },
                  (v34/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "price",
                    "storageKey": null
                  },
                  (v35/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  },
                  (v29/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "concreteType": "WorkshopPage",
            "kind": "LinkedField",
            "name": "mentorlessWorkshops",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Workshop",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v23/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v34/*:: as any*/),
                  (v38/*:: as any*/),
                  (v35/*:: as any*/),
                  (v40/*:: as any*/),
                  (v29/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v19/*:: as any*/),
            "concreteType": "EmailPage",
            "kind": "LinkedField",
            "name": "emails",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "FailedEmail",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v23/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "toAddress",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "subject",
                    "storageKey": null
                  },
                  (v26/*:: as any*/),
                  (v43/*:: as any*/),
                  (v35/*:: as any*/),
                  (v29/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v20/*:: as any*/),
            "concreteType": "WebhookPage",
            "kind": "LinkedField",
            "name": "webhooks",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "FailedWebhook",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v29/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "event",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "error",
                    "storageKey": null
                  },
                  (v43/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "receivedAt",
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
            "args": (v21/*:: as any*/),
            "concreteType": "JobPage",
            "kind": "LinkedField",
            "name": "jobs",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "FailedJob",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v29/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "task",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "key",
                    "storageKey": null
                  },
                  (v43/*:: as any*/),
                  (v26/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "failedAt",
                    "storageKey": null
                  }
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
          (v22/*:: as any*/),
          (v29/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c9b0ad91386061890d5cec6c98096a2050c719facb93d3ea8d3f71430a5fa6d5",
    "metadata": {},
    "name": "WorkQueueQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "15b8fca5d8a2db716a4135a265918e62";

export default node;
