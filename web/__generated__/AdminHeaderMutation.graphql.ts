/**
 * @generated SignedSource<<bb8325189ac0e417cc93a474761e058f>>
 * @relayHash 22e7c86eaa94f7839aee5f7d9fc18101
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13a3bff3c3e9877fd4761da8c2a175ca1f377d4e4f519156e1e2674df5d1b624

import type { ConcreteRequest } from 'relay-runtime';
export type AdminHeaderMutation$variables = Record<PropertyKey, never>;
export type AdminHeaderMutation$data = {
  readonly signOutAdmin: {
    readonly done: {
      readonly ok: boolean;
    };
  };
};
export type AdminHeaderMutation$rawResponse = {
  readonly signOutAdmin: {
    readonly ok: boolean;
  };
};
export type AdminHeaderMutation = {
  rawResponse: AdminHeaderMutation$rawResponse;
  response: AdminHeaderMutation$data;
  variables: AdminHeaderMutation$variables;
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
    "name": "AdminHeaderMutation",
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
    "name": "AdminHeaderMutation",
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
    "id": "13a3bff3c3e9877fd4761da8c2a175ca1f377d4e4f519156e1e2674df5d1b624",
    "metadata": {},
    "name": "AdminHeaderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "23c5d0e717a967fc72074710dcb8fc33";

export default node;
