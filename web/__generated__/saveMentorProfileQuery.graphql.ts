/**
 * @generated SignedSource<<2d65705259e27dde7252b8cdb5ee3701>>
 * @relayHash b2570ab6ca2d33fdda8dc52048086b2d
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d03e5e46558f0c49f953813ee493102e43ec8cb89ef8561d0c8c97c545c043b6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
export type saveMentorProfileQuery$variables = Record<PropertyKey, never>;
export type saveMentorProfileQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"BasicInfo_viewer" | "Presence_viewer">;
  } | null | undefined;
};
export type saveMentorProfileQuery$rawResponse = {
  readonly viewer: {
    readonly databaseId: number;
    readonly email: string;
    readonly emailConfirmed: boolean;
    readonly id: string;
    readonly name: string;
    readonly type: UserType;
  } | null | undefined;
};
export type saveMentorProfileQuery = {
  rawResponse: saveMentorProfileQuery$rawResponse;
  response: saveMentorProfileQuery$data;
  variables: saveMentorProfileQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "saveMentorProfileQuery",
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
            "name": "BasicInfo_viewer"
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
    "name": "saveMentorProfileQuery",
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
    "id": "d03e5e46558f0c49f953813ee493102e43ec8cb89ef8561d0c8c97c545c043b6",
    "metadata": {},
    "name": "saveMentorProfileQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "c49f2b5521698549e27c08da133dfdbf";

export default node;
