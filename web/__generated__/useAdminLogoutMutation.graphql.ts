/**
 * @generated SignedSource<<0d41fa6772bb77938eaeaafcb370cf4b>>
 * @relayHash b164a02880daa8bd0de3d847ac434bbe
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08e514e63c5b2d5461d2d05cd4f055466b3f26f6f71bb4b57764b032cfeff639

import type { ConcreteRequest } from 'relay-runtime';
export type useAdminLogoutMutation$variables = Record<PropertyKey, never>;
export type useAdminLogoutMutation$data = {
  readonly signOutAdmin: {
    readonly done: {
      readonly ok: boolean;
    };
  };
};
export type useAdminLogoutMutation$rawResponse = {
  readonly signOutAdmin: {
    readonly ok: boolean;
  };
};
export type useAdminLogoutMutation = {
  rawResponse: useAdminLogoutMutation$rawResponse;
  response: useAdminLogoutMutation$data;
  variables: useAdminLogoutMutation$variables;
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
    "name": "useAdminLogoutMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SignOutAdminPayload",
        "kind": "LinkedField",
        "name": "signOutAdmin",
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
    "name": "useAdminLogoutMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SignOutAdminPayload",
        "kind": "LinkedField",
        "name": "signOutAdmin",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "08e514e63c5b2d5461d2d05cd4f055466b3f26f6f71bb4b57764b032cfeff639",
    "metadata": {},
    "name": "useAdminLogoutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d2dec95083861fdb43dcdeae5da7f20f";

export default node;
