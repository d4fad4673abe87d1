/**
 * @generated SignedSource<<bb021c0e994bf5f625e6c7041386671d>>
 * @relayHash 2422a3184f2bf9fb19b1e1f34a91b5a5
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4ab7e45a80182377b70b833440e446c9165a03e788da92f1234a2c7a54e60ce

import type { ConcreteRequest } from 'relay-runtime';
export type CancelDialogQuery$variables = Record<PropertyKey, never>;
export type CancelDialogQuery$data = {
  readonly site: {
    readonly supportEmail: string;
  };
};
export type CancelDialogQuery$rawResponse = {
  readonly site: {
    readonly id: string;
    readonly supportEmail: string;
  };
};
export type CancelDialogQuery = {
  rawResponse: CancelDialogQuery$rawResponse;
  response: CancelDialogQuery$data;
  variables: CancelDialogQuery$variables;
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
    "name": "CancelDialogQuery",
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
    "name": "CancelDialogQuery",
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
    "id": "d4ab7e45a80182377b70b833440e446c9165a03e788da92f1234a2c7a54e60ce",
    "metadata": {},
    "name": "CancelDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "74c0a9a59714f6683bc216618df0728e";

export default node;
