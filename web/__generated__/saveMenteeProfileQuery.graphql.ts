/**
 * @generated SignedSource<<7ac82adaa833e64d996e3e38a436c1a2>>
 * @relayHash 7462d2ab831cb67aa72bef59150ef5f2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaa89ae358a6b5abc180dc16f446370022eefbfe9e746a4ffa6eabe208665a1f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
export type saveMenteeProfileQuery$variables = Record<PropertyKey, never>;
export type saveMenteeProfileQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"MenteeProfile_viewer" | "Presence_viewer">;
  } | null | undefined;
};
export type saveMenteeProfileQuery$rawResponse = {
  readonly viewer: {
    readonly calendarFeed: {
      readonly createdAt: string;
      readonly lastReadAt: string | null | undefined;
    } | null | undefined;
    readonly databaseId: number;
    readonly email: string;
    readonly emailConfirmed: boolean;
    readonly id: string;
    readonly name: string;
    readonly type: UserType;
  } | null | undefined;
};
export type saveMenteeProfileQuery = {
  rawResponse: saveMenteeProfileQuery$rawResponse;
  response: saveMenteeProfileQuery$data;
  variables: saveMenteeProfileQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "saveMenteeProfileQuery",
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
            "name": "Presence_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MenteeProfile_viewer"
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
    "name": "saveMenteeProfileQuery",
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
            "name": "id",
            "storageKey": null
          },
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
            "name": "name",
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
            "name": "type",
            "storageKey": null
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "eaa89ae358a6b5abc180dc16f446370022eefbfe9e746a4ffa6eabe208665a1f",
    "metadata": {},
    "name": "saveMenteeProfileQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "c84d0b14bf2d5a385e09adde901e8cd5";

export default node;
