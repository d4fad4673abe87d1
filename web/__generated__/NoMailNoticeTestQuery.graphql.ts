/**
 * @generated SignedSource<<35a922c81e8c80b3491b0353533479ae>>
 * @relayHash e628cdde9ff8afb96d244e79ceed0336
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89eaa8e1fe1bf302404b4048c85c33c04e81ce8a4e4a0bc16bb578bce58359b7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoMailNoticeTestQuery$variables = Record<PropertyKey, never>;
export type NoMailNoticeTestQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"NoMailNotice_site">;
  };
};
export type NoMailNoticeTestQuery = {
  response: NoMailNoticeTestQuery$data;
  variables: NoMailNoticeTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NoMailNoticeTestQuery",
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
            "name": "NoMailNotice_site"
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
    "name": "NoMailNoticeTestQuery",
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
            "name": "sendsNoMail",
            "storageKey": null
          },
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
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "89eaa8e1fe1bf302404b4048c85c33c04e81ce8a4e4a0bc16bb578bce58359b7",
    "metadata": {},
    "name": "NoMailNoticeTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "db31a6c031fd3bd9e78e7ccfcc7cfa2f";

export default node;
