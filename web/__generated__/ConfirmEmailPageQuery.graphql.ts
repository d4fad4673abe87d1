/**
 * @generated SignedSource<<4ea175a6290b35fe413327dc8714e9e9>>
 * @relayHash 6799b8bdf2cb153c03bbea52c34180c2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19fd090a30bd9ffa98820c949f6bfff6a51c4a3a971e1530b7f014de9eb290dc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmEmailPageQuery$variables = Record<PropertyKey, never>;
export type ConfirmEmailPageQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"DeadLink_viewer">;
  } | null | undefined;
};
export type ConfirmEmailPageQuery$rawResponse = {
  readonly viewer: {
    readonly email: string;
    readonly emailConfirmed: boolean;
    readonly id: string;
  } | null | undefined;
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
            "name": "DeadLink_viewer"
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
    "id": "19fd090a30bd9ffa98820c949f6bfff6a51c4a3a971e1530b7f014de9eb290dc",
    "metadata": {},
    "name": "ConfirmEmailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "56699ea8409d1a18cefc79d2e2580222";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
