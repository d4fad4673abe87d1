/**
 * @generated SignedSource<<b0ea761b12fadf73e789307691d3708a>>
 * @relayHash ea4e502f253ae875472b5873eee8830a
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8921138fa3a3a146d7711a3d30ca110c43aa4cb04210be3b8acc036f663e84a2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFreshTotalsQuery$variables = Record<PropertyKey, never>;
export type useFreshTotalsQuery$data = {
  readonly adminTotals: {
    readonly " $fragmentSpreads": FragmentRefs<"TabCount_totals">;
  };
};
export type useFreshTotalsQuery$rawResponse = {
  readonly adminTotals: {
    readonly bookings: number;
    readonly conversations: number;
    readonly mentees: number;
    readonly mentors: number;
    readonly requests: number;
    readonly workshops: number;
  };
};
export type useFreshTotalsQuery = {
  rawResponse: useFreshTotalsQuery$rawResponse;
  response: useFreshTotalsQuery$data;
  variables: useFreshTotalsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFreshTotalsQuery",
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
    "name": "useFreshTotalsQuery",
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
    "id": "8921138fa3a3a146d7711a3d30ca110c43aa4cb04210be3b8acc036f663e84a2",
    "metadata": {},
    "name": "useFreshTotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "d5a164478bd05481ad3a0c420079bb22";

export default node;
