/**
 * @generated SignedSource<<975431211ce733aff908f09565a4adb6>>
 * @relayHash 5cc242edb8d1bf71cf89d665472e308f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3d47ed42992d7a61a47fed60edb173cb6e5ded463f60d42cfddd4b93b08f0cb

import type { ConcreteRequest } from 'relay-runtime';
export type useAdminLoginQuery$variables = Record<PropertyKey, never>;
export type useAdminLoginQuery$data = {
  readonly adminSession: {
    readonly needsSecondFactor: boolean;
  } | null | undefined;
};
export type useAdminLoginQuery$rawResponse = {
  readonly adminSession: {
    readonly id: string;
    readonly needsSecondFactor: boolean;
  } | null | undefined;
};
export type useAdminLoginQuery = {
  rawResponse: useAdminLoginQuery$rawResponse;
  response: useAdminLoginQuery$data;
  variables: useAdminLoginQuery$variables;
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
    "name": "useAdminLoginQuery",
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
    "name": "useAdminLoginQuery",
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
    "id": "e3d47ed42992d7a61a47fed60edb173cb6e5ded463f60d42cfddd4b93b08f0cb",
    "metadata": {},
    "name": "useAdminLoginQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ebe58cad32006b6f22ede1b1808d64da";

export default node;
