/**
 * @generated SignedSource<<c8736fd0d7feb367d702252ca4036e8c>>
 * @relayHash 7a8e97f9df00dae6108b9fa1fad61b38
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bca5cef050c72c955380903de7db4f52ced62a32e3cf7f54d5dbbeccd973e3a8

import type { ConcreteRequest } from 'relay-runtime';
export type NotFoundPageQuery$variables = {
  path: string;
};
export type NotFoundPageQuery$data = {
  readonly adminDoor: boolean;
  readonly adminSession: {
    readonly needsSecondFactor: boolean;
  } | null;
};
export type NotFoundPageQuery = {
  response: NotFoundPageQuery$data;
  variables: NotFoundPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "path"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "path",
      "variableName": "path"
    }
  ],
  "kind": "ScalarField",
  "name": "adminDoor",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "needsSecondFactor",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NotFoundPageQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminSession",
        "kind": "LinkedField",
        "name": "adminSession",
        "plural": false,
        "selections": [
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NotFoundPageQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminSession",
        "kind": "LinkedField",
        "name": "adminSession",
        "plural": false,
        "selections": [
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
    "id": "bca5cef050c72c955380903de7db4f52ced62a32e3cf7f54d5dbbeccd973e3a8",
    "metadata": {},
    "name": "NotFoundPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cc387318cbd96a81d8be8838346ab1cb";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
