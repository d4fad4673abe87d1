/**
 * @generated SignedSource<<adda5045994dd1a42b6c3967e35ca03d>>
 * @relayHash edf2f8b06c7c6934925ded538bcda61c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c00fcf1689c3c10ff41c8560a173e6df08a0624d259dc7d4b49b75034552f91b

import type { ConcreteRequest } from 'relay-runtime';
export type LoginFormQuery$variables = Record<PropertyKey, never>;
export type LoginFormQuery$data = {
  readonly adminSession: {
    readonly needsSecondFactor: boolean;
  } | null | undefined;
};
export type LoginFormQuery$rawResponse = {
  readonly adminSession: {
    readonly id: string;
    readonly needsSecondFactor: boolean;
  } | null | undefined;
};
export type LoginFormQuery = {
  rawResponse: LoginFormQuery$rawResponse;
  response: LoginFormQuery$data;
  variables: LoginFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "needsSecondFactor",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LoginFormQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminSession",
        "kind": "LinkedField",
        "name": "adminSession",
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
    "name": "LoginFormQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminSession",
        "kind": "LinkedField",
        "name": "adminSession",
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
    "id": "c00fcf1689c3c10ff41c8560a173e6df08a0624d259dc7d4b49b75034552f91b",
    "metadata": {},
    "name": "LoginFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c0080986ee255fc64143ca696fca25fe";

export default node;
