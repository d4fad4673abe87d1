/**
 * @generated SignedSource<<06e4c3b73263a8e26bd3a8413c1eaee2>>
 * @relayHash e4289705f13149910b446c6ef39976f1
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 783f873f1d702c9c76e6954d24b3f52c1c07415ba0bf8595c35a8d9c13ad5b6c

import type { ConcreteRequest } from 'relay-runtime';
export type PricingPageQuery$variables = Record<PropertyKey, never>;
export type PricingPageQuery$data = {
  readonly site: {
    readonly refundWindowHours: number;
  };
};
export type PricingPageQuery = {
  response: PricingPageQuery$data;
  variables: PricingPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refundWindowHours",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PricingPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "PricingPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "783f873f1d702c9c76e6954d24b3f52c1c07415ba0bf8595c35a8d9c13ad5b6c",
    "metadata": {},
    "name": "PricingPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c9acf65c67011c22958e84a2562f57d9";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
