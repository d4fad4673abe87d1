/**
 * @generated SignedSource<<40d7c46c8665687cac3ae8190488cfdc>>
 * @relayHash 37ee3b4eadbc68abcdf59c0036139391
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49acfadd18b4097f7a9dc8b059acf5376b7451ed78b57c2ff5ae7468a133af54

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmEmailPageQuery$variables = Record<PropertyKey, never>;
export type ConfirmEmailPageQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"confirmOutcome_viewer">;
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
            "name": "confirmOutcome_viewer"
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
    "id": "49acfadd18b4097f7a9dc8b059acf5376b7451ed78b57c2ff5ae7468a133af54",
    "metadata": {},
    "name": "ConfirmEmailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "bd5767cfb3ff5611af18ed9663cebaf0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
