/**
 * @generated SignedSource<<8adb5b3f301aa05f9eea5735bd1f8266>>
 * @relayHash f91a31bb36d98dbd2fa63eb3311add4c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d84d17948cbc5caee2ad8c7021bbf21ffc6dba3b611b3b1f03990d88530cca1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmEmailPageQuery$variables = Record<PropertyKey, never>;
export type ConfirmEmailPageQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"Outcomes_viewer">;
  } | null;
};
export type ConfirmEmailPageQuery$rawResponse = {
  readonly viewer: {
    readonly email: string;
    readonly emailConfirmed: boolean;
    readonly id: string;
  } | null;
};
export type ConfirmEmailPageQuery = {
  rawResponse: ConfirmEmailPageQuery$rawResponse;
  response: ConfirmEmailPageQuery$data;
  variables: ConfirmEmailPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ConfirmEmailPageQuery",
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
            "name": "Outcomes_viewer"
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
    "name": "ConfirmEmailPageQuery",
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
            "name": "email",
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
    "id": "7d84d17948cbc5caee2ad8c7021bbf21ffc6dba3b611b3b1f03990d88530cca1",
    "metadata": {},
    "name": "ConfirmEmailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "1849c371352e139211a70eb1703790aa";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
