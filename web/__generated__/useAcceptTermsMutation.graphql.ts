/**
 * @generated SignedSource<<62f4ed05cd2f94e1a3931751c2c416a3>>
 * @relayHash c991974ff2996c628728bf51682dee56
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5076a2538cf2d09eadcee1c79d80ef4c26c342b635660ec6ec10b558f27fe399

import type { ConcreteRequest } from 'relay-runtime';
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
export type AcceptTermsInput = {
  userId: number;
  userType: UserType;
};
export type useAcceptTermsMutation$variables = {
  input: AcceptTermsInput;
};
export type useAcceptTermsMutation$data = {
  readonly acceptTerms: {
    readonly __typename: "AcceptTermsPayload";
    readonly viewer: {
      readonly id: string;
      readonly termsAccepted: boolean;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useAcceptTermsMutation = {
  response: useAcceptTermsMutation$data;
  variables: useAcceptTermsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "acceptTerms",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "termsAccepted",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "AcceptTermsPayload",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAcceptTermsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAcceptTermsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5076a2538cf2d09eadcee1c79d80ef4c26c342b635660ec6ec10b558f27fe399",
    "metadata": {},
    "name": "useAcceptTermsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f37ad3f4eb4736a504220897e1915f32";

export default node;
