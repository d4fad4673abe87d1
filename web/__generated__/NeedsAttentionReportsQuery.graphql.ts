/**
 * @generated SignedSource<<e17c5bfb73aba977985fc07c57726907>>
 * @relayHash 80b3cdffa7fc7fc80bb55cd2675b7ac4
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a33afa9316dc66d1014a140d92a030df9acc3918cd76749c537248cb2e21bdf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingActor = "ADMINISTRATOR" | "MENTEE" | "MENTOR" | "%future added value";
export type BookingStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "EXPIRED" | "PENDING" | "%future added value";
export type NoShowAnswer = "AGREED" | "DISPUTED" | "%future added value";
export type NoShowFinding = "MENTEE_MISSED" | "MENTOR_MISSED" | "TOOK_PLACE" | "%future added value";
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
export type NeedsAttentionReportsQuery$variables = Record<PropertyKey, never>;
export type NeedsAttentionReportsQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"SessionsWaiting_site">;
  };
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"SessionsWaiting_viewer">;
  } | null | undefined;
};
export type NeedsAttentionReportsQuery$rawResponse = {
  readonly site: {
    readonly id: string;
    readonly now: string;
  };
  readonly viewer: {
    readonly id: string;
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
  } | null | undefined;
};
export type NeedsAttentionReportsQuery = {
  rawResponse: NeedsAttentionReportsQuery$rawResponse;
  response: NeedsAttentionReportsQuery$data;
  variables: NeedsAttentionReportsQuery$variables;
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
  "name": "databaseId",
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
  "name": "mainBranch",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subBranch",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasProfileImage",
  "storageKey": null
},
v7 = [
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
    "name": "NeedsAttentionReportsQuery",
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
            "name": "SessionsWaiting_viewer"
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
            "name": "SessionsWaiting_site"
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
    "name": "NeedsAttentionReportsQuery",
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
            "kind": "ScalarField",
            "name": "type",
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
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mentorName",
                "storageKey": null
              },
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
                "concreteType": "Mentor",
                "kind": "LinkedField",
                "name": "mentor",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "profileImage",
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  (v0/*:: as any*/)
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
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
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
                  (v6/*:: as any*/),
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
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
                "name": "mentorLeft",
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
                "concreteType": "BookingRight",
                "kind": "LinkedField",
                "name": "viewerCanAnswerNoShow",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingRight",
                "kind": "LinkedField",
                "name": "viewerCanMove",
                "plural": false,
                "selections": (v7/*:: as any*/),
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
          (v0/*:: as any*/)
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
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5a33afa9316dc66d1014a140d92a030df9acc3918cd76749c537248cb2e21bdf",
    "metadata": {},
    "name": "NeedsAttentionReportsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d5e980da673e50165a5bfbbf1e12b1cb";

export default node;
