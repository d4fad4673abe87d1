/**
 * @generated SignedSource<<243ede6c65f6dcc7a856d0e9d9457e34>>
 * @relayHash 69fc89619f4d4998406f74335a7d8e05
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0cff4b2c24d4ddcb3be714fd3665e2513bf8b0543a81cb696a7a76e406ed2c2c

import type { ConcreteRequest } from 'relay-runtime';
export type LogoutButtonMutation$variables = Record<PropertyKey, never>;
export type LogoutButtonMutation$data = {
  readonly signOutAdmin: {
    readonly done: {
      readonly ok: boolean;
    };
  };
};
export type LogoutButtonMutation$rawResponse = {
  readonly signOutAdmin: {
    readonly ok: boolean;
  };
};
export type LogoutButtonMutation = {
  rawResponse: LogoutButtonMutation$rawResponse;
  response: LogoutButtonMutation$data;
  variables: LogoutButtonMutation$variables;
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
    "name": "LogoutButtonMutation",
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
    "name": "LogoutButtonMutation",
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
    "id": "0cff4b2c24d4ddcb3be714fd3665e2513bf8b0543a81cb696a7a76e406ed2c2c",
    "metadata": {},
    "name": "LogoutButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7899c97031ad20dee2fbaa326a869239";

export default node;
