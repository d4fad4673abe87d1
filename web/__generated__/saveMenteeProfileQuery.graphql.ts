/**
 * @generated SignedSource<<991098a20cf7a94b0d36960f6ca6420c>>
 * @relayHash 6f9e2b20956514ef2ddd7c843c27c451
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 857e605b78d6845b0f36940b38011384c346e800a10de733e947bd2eda490ffe

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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "857e605b78d6845b0f36940b38011384c346e800a10de733e947bd2eda490ffe",
    "metadata": {},
    "name": "saveMenteeProfileQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "c84d0b14bf2d5a385e09adde901e8cd5";

export default node;
