/**
 * @generated SignedSource<<27a2749d5edc4c89ecd0ac102abe01d1>>
 * @relayHash 1520ebe8135e85e600caa4c4460aaff2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 361f674a3844ecc92866e31c1f7e5094a2386f2ccaac1560eb7e4bea3f6b5208

import type { ConcreteRequest } from 'relay-runtime';
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
export type refreshViewerQuery$variables = Record<PropertyKey, never>;
export type refreshViewerQuery$data = {
  readonly viewer: {
    readonly email: string;
    readonly name: string;
    readonly type: UserType;
  } | null;
};
export type refreshViewerQuery = {
  response: refreshViewerQuery$data;
  variables: refreshViewerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v2 = {
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
    "name": "refreshViewerQuery",
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
    "name": "refreshViewerQuery",
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
    "id": "361f674a3844ecc92866e31c1f7e5094a2386f2ccaac1560eb7e4bea3f6b5208",
    "metadata": {},
    "name": "refreshViewerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e32f50b2423651204b252f048a63c895";

export default node;
