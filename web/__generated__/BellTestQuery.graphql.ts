/**
 * @generated SignedSource<<d1238d211c5d874efca74a0f613ba11b>>
 * @relayHash be204507dc8fe52854422cded6fb44eb
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48113cb0e2e3486ae636f11bc825a12661d92050b3a712c4c4fe64f2eb491b01

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BellTestQuery$variables = Record<PropertyKey, never>;
export type BellTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"Bell_viewer">;
  } | null | undefined;
};
export type BellTestQuery = {
  response: BellTestQuery$data;
  variables: BellTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BellTestQuery",
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
            "name": "Bell_viewer"
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
    "name": "BellTestQuery",
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
            "name": "unreadNotifications",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "48113cb0e2e3486ae636f11bc825a12661d92050b3a712c4c4fe64f2eb491b01",
    "metadata": {},
    "name": "BellTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "c780895b7916cec4b97af56fd407194f";

export default node;
