/**
 * @generated SignedSource<<057a813e85e85fae0fc160d3712017bd>>
 * @relayHash ca8d53baccd6fd034bf019328c91bc8d
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5787643afd80b1d536a81650e9d4a85954f00b5e2cb63f22ecef75582623589

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingActor = "ADMINISTRATOR" | "MENTEE" | "MENTOR" | "%future added value";
export type NoShowAnswer = "AGREED" | "DISPUTED" | "%future added value";
export type NoShowFinding = "MENTEE_MISSED" | "MENTOR_MISSED" | "TOOK_PLACE" | "%future added value";
export type SessionGroupsQuery$variables = {
  id: number;
};
export type SessionGroupsQuery$data = {
  readonly booking: {
    readonly " $fragmentSpreads": FragmentRefs<"DecideNoShowDialog_booking">;
  } | null;
};
export type SessionGroupsQuery$rawResponse = {
  readonly booking: {
    readonly adminRights: {
      readonly canDecideNoShow: boolean;
      readonly isDisputed: boolean;
      readonly refundable: number;
      readonly returnsCall: boolean;
    } | null;
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
      readonly answer: NoShowAnswer | null;
      readonly answerStatement: string | null;
      readonly finding: NoShowFinding | null;
      readonly reportStatement: string | null;
      readonly reportedBy: BookingActor;
    } | null;
    readonly sessionType: string;
    readonly startsAt: string | null;
  } | null;
};
export type SessionGroupsQuery = {
  rawResponse: SessionGroupsQuery$rawResponse;
  response: SessionGroupsQuery$data;
  variables: SessionGroupsQuery$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SessionGroupsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "booking",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DecideNoShowDialog_booking"
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
    "name": "SessionGroupsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "booking",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "databaseId",
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "startsAt",
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
    "id": "d5787643afd80b1d536a81650e9d4a85954f00b5e2cb63f22ecef75582623589",
    "metadata": {},
    "name": "SessionGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a8f4791d6d4834d91ec50a5db4cf0222";

export default node;
