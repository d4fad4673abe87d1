/**
 * @generated SignedSource<<f7b02545f50201c1a4d4b6ddacfc8f15>>
 * @relayHash 8a78b862f1c92aa8ce44e60910162a38
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 940dc4ab2d6a5560373ba3ca8da8fe753a00a28a9f723485ad1e6423571cb348

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TabCountQuery$variables = Record<PropertyKey, never>;
export type TabCountQuery$data = {
  readonly adminTotals: {
    readonly " $fragmentSpreads": FragmentRefs<"TabCount_totals">;
  };
};
export type TabCountQuery$rawResponse = {
  readonly adminTotals: {
    readonly bookings: number;
    readonly conversations: number;
    readonly mentees: number;
    readonly mentors: number;
    readonly requests: number;
    readonly workshops: number;
  };
};
export type TabCountQuery = {
  rawResponse: TabCountQuery$rawResponse;
  response: TabCountQuery$data;
  variables: TabCountQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TabCountQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminTotals",
        "kind": "LinkedField",
        "name": "adminTotals",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TabCount_totals"
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
    "name": "TabCountQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminTotals",
        "kind": "LinkedField",
        "name": "adminTotals",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mentors",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "workshops",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mentees",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bookings",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "requests",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "conversations",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "940dc4ab2d6a5560373ba3ca8da8fe753a00a28a9f723485ad1e6423571cb348",
    "metadata": {},
    "name": "TabCountQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "4af66a0d2bdafcf549ed384023bc6771";

export default node;
