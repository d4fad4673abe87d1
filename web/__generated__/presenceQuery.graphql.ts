/**
 * @generated SignedSource<<0c262e0fcd9ee650b0411ca7696d5428>>
 * @relayHash a7ae7a79f4a5185eb90485a939ac070c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f337e3eb2da409fd0e322e72f372b566f7d156aa715787410bbecbceb0553bf2

import type { ConcreteRequest } from 'relay-runtime';
export type presenceQuery$variables = Record<PropertyKey, never>;
export type presenceQuery$data = {
  readonly viewer: {
    readonly id: string;
  } | null;
};
export type presenceQuery = {
  response: presenceQuery$data;
  variables: presenceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "presenceQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "presenceQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f337e3eb2da409fd0e322e72f372b566f7d156aa715787410bbecbceb0553bf2",
    "metadata": {},
    "name": "presenceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c56c596c822f5ac0d4c2d24d36343596";

export default node;
