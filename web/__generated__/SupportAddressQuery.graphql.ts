/**
 * @generated SignedSource<<df80cddec4fe9ca270e497819716f5a4>>
 * @relayHash 6c6c50889e24e8f50c0266b917c1b86f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b04de46cba1a90c5633f323cc053ecbd246cec1a425f906de169ad618ba7cfb

import type { ConcreteRequest } from 'relay-runtime';
export type SupportAddressQuery$variables = Record<PropertyKey, never>;
export type SupportAddressQuery$data = {
  readonly site: {
    readonly supportEmail: string;
  };
};
export type SupportAddressQuery$rawResponse = {
  readonly site: {
    readonly id: string;
    readonly supportEmail: string;
  };
};
export type SupportAddressQuery = {
  rawResponse: SupportAddressQuery$rawResponse;
  response: SupportAddressQuery$data;
  variables: SupportAddressQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "supportEmail",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SupportAddressQuery",
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
    "name": "SupportAddressQuery",
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
    "id": "2b04de46cba1a90c5633f323cc053ecbd246cec1a425f906de169ad618ba7cfb",
    "metadata": {},
    "name": "SupportAddressQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b35374b07b821a7256678533ed956dc4";

export default node;
