/**
 * @generated SignedSource<<78b19541bda6cebea5541f9e10e5ffe3>>
 * @relayHash 3ca8d50e2d165090a20dc36064311358
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db5f7855a02f0e4c52db1fc0ecd8df0ef3dcdd0e64e650d1963d8f7e3fd95955

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrivacyPolicyPageQuery$variables = Record<PropertyKey, never>;
export type PrivacyPolicyPageQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"policyFacts_site">;
  };
};
export type PrivacyPolicyPageQuery = {
  response: PrivacyPolicyPageQuery$data;
  variables: PrivacyPolicyPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PrivacyPolicyPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "policyFacts_site"
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
    "name": "PrivacyPolicyPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "supportEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "supportAddress",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "refundWindowHours",
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
    "id": "db5f7855a02f0e4c52db1fc0ecd8df0ef3dcdd0e64e650d1963d8f7e3fd95955",
    "metadata": {},
    "name": "PrivacyPolicyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "fe67375965c0bfd0c58ea623eec43450";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
