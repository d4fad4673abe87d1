/**
 * @generated SignedSource<<c2677ebb735aab70b92b9f8603657baf>>
 * @relayHash 1f80d597ec7560c1f890888d761c8678
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c40581c1addd23963f862689521a8e6877b0efe434c55d178caadb265928b86

import type { ConcreteRequest } from 'relay-runtime';
export type useSignOutMutation$variables = Record<PropertyKey, never>;
export type useSignOutMutation$data = {
  readonly signOut: {
    readonly done: {
      readonly ok: boolean;
    };
  };
};
export type useSignOutMutation$rawResponse = {
  readonly signOut: {
    readonly ok: boolean;
  };
};
export type useSignOutMutation = {
  rawResponse: useSignOutMutation$rawResponse;
  response: useSignOutMutation$data;
  variables: useSignOutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "ok",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSignOutMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SignOutPayload",
        "kind": "LinkedField",
        "name": "signOut",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": null,
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "done"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSignOutMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SignOutPayload",
        "kind": "LinkedField",
        "name": "signOut",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7c40581c1addd23963f862689521a8e6877b0efe434c55d178caadb265928b86",
    "metadata": {},
    "name": "useSignOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fa7a88a98d1afff5e4c6c3d846e55390";

export default node;
