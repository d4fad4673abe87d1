/**
 * @generated SignedSource<<0e79212eb4e2f5863e870c0c6784910a>>
 * @relayHash 025308d622b71436018b29e8695af440
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8164a125522a0f1f14be40ba8eeabb2d80b8dac35394e248c5680dd94bb2774f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundPolicyPageQuery$variables = Record<PropertyKey, never>;
export type RefundPolicyPageQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"policyFacts_site">;
  };
};
export type RefundPolicyPageQuery = {
  response: RefundPolicyPageQuery$data;
  variables: RefundPolicyPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RefundPolicyPageQuery",
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
    "name": "RefundPolicyPageQuery",
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
    "id": "8164a125522a0f1f14be40ba8eeabb2d80b8dac35394e248c5680dd94bb2774f",
    "metadata": {},
    "name": "RefundPolicyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "2ac0efbf92eca8adb0d9c0a6b9cfc325";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
