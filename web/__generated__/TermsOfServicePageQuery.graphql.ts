/**
 * @generated SignedSource<<4e6ee8f8fef694f524d148ba46ae9463>>
 * @relayHash 26a9b41b9b14ac322f96e758b0d6f1a6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 534951e04e4d5969d3f6352ee56381b27bea77ff97aebf2549710226c7f76cfb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermsOfServicePageQuery$variables = Record<PropertyKey, never>;
export type TermsOfServicePageQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"policyFacts_site">;
  };
};
export type TermsOfServicePageQuery = {
  response: TermsOfServicePageQuery$data;
  variables: TermsOfServicePageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TermsOfServicePageQuery",
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
    "name": "TermsOfServicePageQuery",
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
    "id": "534951e04e4d5969d3f6352ee56381b27bea77ff97aebf2549710226c7f76cfb",
    "metadata": {},
    "name": "TermsOfServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "58be8ae6d41f97c4de89c71ef7e2790f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
