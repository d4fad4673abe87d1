/**
 * @generated SignedSource<<4d12a354d7c296abcad70cca8d336af9>>
 * @relayHash 7c50b6564546ced357915a43dbeec3c8
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cad8302716e1c91b6630e276eaad8d541f90a95fa0c30f23feedcd9f6bcdee8f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
export type freshAccountQuery$variables = Record<PropertyKey, never>;
export type freshAccountQuery$data = {
  readonly viewer: {
    readonly emailConfirmed: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"presence_viewer">;
  } | null | undefined;
};
export type freshAccountQuery$rawResponse = {
  readonly viewer: {
    readonly databaseId: number;
    readonly email: string;
    readonly emailConfirmed: boolean;
    readonly id: string;
    readonly name: string;
    readonly type: UserType;
  } | null | undefined;
};
export type freshAccountQuery = {
  rawResponse: freshAccountQuery$rawResponse;
  response: freshAccountQuery$data;
  variables: freshAccountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "emailConfirmed",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "freshAccountQuery",
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
            "name": "presence_viewer"
          },
          (v0/*:: as any*/)
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
    "name": "freshAccountQuery",
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
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cad8302716e1c91b6630e276eaad8d541f90a95fa0c30f23feedcd9f6bcdee8f",
    "metadata": {},
    "name": "freshAccountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "80d02db45fc05247727e1144c5abecd4";

export default node;
