/**
 * @generated SignedSource<<657aa3cf7687543f3969d1c5c7f41d22>>
 * @relayHash 8eae7a7eeca003ac4dc5ad175531edab
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ff928176b8887dbbe7a481bb925fd775501e3e972589571b33dae0d4eabfc08

import type { ConcreteRequest } from 'relay-runtime';
export type SignUpNoticeQuery$variables = Record<PropertyKey, never>;
export type SignUpNoticeQuery$data = {
  readonly viewer: {
    readonly name: string;
  } | null | undefined;
};
export type SignUpNoticeQuery = {
  response: SignUpNoticeQuery$data;
  variables: SignUpNoticeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SignUpNoticeQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
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
    "name": "SignUpNoticeQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
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
    "id": "1ff928176b8887dbbe7a481bb925fd775501e3e972589571b33dae0d4eabfc08",
    "metadata": {},
    "name": "SignUpNoticeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b9e9831194ac0cb795242e493fd6e3e1";

export default node;
