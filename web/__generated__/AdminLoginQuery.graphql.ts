/**
 * @generated SignedSource<<0b56acd7e782044a3ef173a966b57d8a>>
 * @relayHash 3423212d3d283dd1886f0c9f05c6da0b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5419ff3e1eaf781469e296f678c00a91d7d122f6c761f3315ab0d9f7facf210f

import type { ConcreteRequest } from 'relay-runtime';
export type AdminLoginQuery$variables = Record<PropertyKey, never>;
export type AdminLoginQuery$data = {
  readonly adminSession: {
    readonly needsSecondFactor: boolean;
  } | null;
};
export type AdminLoginQuery$rawResponse = {
  readonly adminSession: {
    readonly id: string;
    readonly needsSecondFactor: boolean;
  } | null;
};
export type AdminLoginQuery = {
  rawResponse: AdminLoginQuery$rawResponse;
  response: AdminLoginQuery$data;
  variables: AdminLoginQuery$variables;
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
    "name": "AdminLoginQuery",
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
    "name": "AdminLoginQuery",
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
    "id": "5419ff3e1eaf781469e296f678c00a91d7d122f6c761f3315ab0d9f7facf210f",
    "metadata": {},
    "name": "AdminLoginQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3623924fc77f26b5299811d7095f37ce";

export default node;
