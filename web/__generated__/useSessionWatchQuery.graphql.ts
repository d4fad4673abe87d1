/**
 * @generated SignedSource<<3432c76f1005a89a6ed790f0df4015d0>>
 * @relayHash 977368f8f05e8ac43f9355626b922476
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aac2837c3d09997800c20d66670d7544d31f32aac3c691cf937cfaa7d36a3070

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSessionWatchQuery$variables = Record<PropertyKey, never>;
export type useSessionWatchQuery$data = {
  readonly adminSession: {
    readonly " $fragmentSpreads": FragmentRefs<"useSessionWatch_session">;
  } | null;
};
export type useSessionWatchQuery = {
  response: useSessionWatchQuery$data;
  variables: useSessionWatchQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSessionWatchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminSession",
        "kind": "LinkedField",
        "name": "adminSession",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useSessionWatch_session"
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
    "name": "useSessionWatchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminSession",
        "kind": "LinkedField",
        "name": "adminSession",
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
            "name": "expiresAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "loginPath",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "aac2837c3d09997800c20d66670d7544d31f32aac3c691cf937cfaa7d36a3070",
    "metadata": {},
    "name": "useSessionWatchQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "8cd3450a028071ac52fcc60cd2aa0bee";

export default node;
