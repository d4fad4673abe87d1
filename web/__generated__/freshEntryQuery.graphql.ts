/**
 * @generated SignedSource<<e661c8e45d6c8b362621a00b2fbf455b>>
 * @relayHash fcd1e3b032ae2e8d6e72370e0583fdcf
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1909612ca3dd6caa6136953ba1997ea2ba3a713676df32111a46c55358c0667

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitingListState = "DECLINED" | "EXPIRED" | "LEFT" | "OFFERED" | "REGISTERED" | "REGISTERING" | "UNCONFIRMED" | "WAITING" | "%future added value";
export type freshEntryQuery$variables = {
  code: string;
};
export type freshEntryQuery$data = {
  readonly waitingListEntry: {
    readonly " $fragmentSpreads": FragmentRefs<"WaitingListPage_entry">;
  } | null | undefined;
};
export type freshEntryQuery$rawResponse = {
  readonly waitingListEntry: {
    readonly code: string;
    readonly email: string;
    readonly offerExpiresAt: string | null | undefined;
    readonly position: number | null | undefined;
    readonly state: WaitingListState;
    readonly workshop: {
      readonly databaseId: number;
      readonly date: string;
      readonly duration: string;
      readonly id: string;
      readonly isActive: boolean;
      readonly isRegistrationOpen: boolean;
      readonly price: number;
      readonly startsAt: string;
      readonly time: string;
      readonly title: string;
    };
  } | null | undefined;
};
export type freshEntryQuery = {
  rawResponse: freshEntryQuery$rawResponse;
  response: freshEntryQuery$data;
  variables: freshEntryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "freshEntryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WaitingListEntry",
        "kind": "LinkedField",
        "name": "waitingListEntry",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WaitingListPage_entry"
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
    "name": "freshEntryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WaitingListEntry",
        "kind": "LinkedField",
        "name": "waitingListEntry",
        "plural": false,
        "selections": [
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
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "date",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "time",
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
                "kind": "ScalarField",
                "name": "duration",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "price",
                "storageKey": null
              },
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
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isRegistrationOpen",
                "storageKey": null
              }
            ],
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
            "name": "position",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f1909612ca3dd6caa6136953ba1997ea2ba3a713676df32111a46c55358c0667",
    "metadata": {},
    "name": "freshEntryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2022351520b307661c5d9e0e25ebe4c0";

export default node;
