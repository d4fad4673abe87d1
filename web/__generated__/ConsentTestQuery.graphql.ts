/**
 * @generated SignedSource<<822bfade11f086bcca4f0f47220cd1f0>>
 * @relayHash fa4724d14223b5a3e86082d719c690ec
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a02179353e7882820f2bbc5f37d66bad2a2b202f915c3d99d6f592d2bf46615

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConsentTestQuery$variables = Record<PropertyKey, never>;
export type ConsentTestQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"Consent_site">;
  };
};
export type ConsentTestQuery = {
  response: ConsentTestQuery$data;
  variables: ConsentTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ConsentTestQuery",
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
            "name": "Consent_site"
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
    "name": "ConsentTestQuery",
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
            "name": "metaPixelId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gaMeasurementId",
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
    "id": "8a02179353e7882820f2bbc5f37d66bad2a2b202f915c3d99d6f592d2bf46615",
    "metadata": {},
    "name": "ConsentTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "81587673821b00fb1667b072a9bf51e9";

export default node;
