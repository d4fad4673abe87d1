/**
 * @generated SignedSource<<b4578533de897f3c2b582ef54e5eb122>>
 * @relayHash 27e93f17090c81cef8227d75bd9a5931
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37e101108f90f48feca72d5bd9ef79e8e35b23a77d77e11ee13030c7983d9fdd

import type { ConcreteRequest } from 'relay-runtime';
export type policyFactsQuery$variables = Record<PropertyKey, never>;
export type policyFactsQuery$data = {
  readonly site: {
    readonly refundWindowHours: number;
    readonly supportAddress: string;
    readonly supportEmail: string;
  };
};
export type policyFactsQuery = {
  response: policyFactsQuery$data;
  variables: policyFactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "supportEmail",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "supportAddress",
  "storageKey": null
},
v2 = {
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
    "name": "policyFactsQuery",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
    "name": "policyFactsQuery",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
    "id": "37e101108f90f48feca72d5bd9ef79e8e35b23a77d77e11ee13030c7983d9fdd",
    "metadata": {},
    "name": "policyFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a5a7694211d655e298ecae36a25f1eb0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
