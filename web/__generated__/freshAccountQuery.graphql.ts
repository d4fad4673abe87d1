/**
 * @generated SignedSource<<a5da03ad524d5fdd2c0d3f8673cb6019>>
 * @relayHash 18a8bca39d5683c05f71877e373991fc
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 209e38708a8562d5d6a3584e12a45f9b64080b9390462402f409f503b42a6225

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
export type freshAccountQuery$variables = Record<PropertyKey, never>;
export type freshAccountQuery$data = {
  readonly viewer: {
    readonly emailConfirmed: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"Presence_viewer">;
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
            "name": "Presence_viewer"
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
    "id": "209e38708a8562d5d6a3584e12a45f9b64080b9390462402f409f503b42a6225",
    "metadata": {},
    "name": "freshAccountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5cc5bf031c4909d043f59eb0fc83b4ed";

export default node;
