/**
 * @generated SignedSource<<03a1d9899e7229e07a63eec7d7bb761e>>
 * @relayHash 342acd9fa71713589bf379e10960e9aa
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 246150fbd9a15725dbde35b7964831842e0d69480e0560f5efd63bfc6ad4076e

import type { ConcreteRequest } from 'relay-runtime';
export type RegisterCommunityMemberInput = {
  email: string;
  engineeringField: string;
  name: string;
  type: string;
};
export type useRegisterCommunityMemberMutation$variables = {
  input: RegisterCommunityMemberInput;
};
export type useRegisterCommunityMemberMutation$data = {
  readonly registerCommunityMember: {
    readonly __typename: "RateLimitedError";
    readonly message: string;
    readonly retryAfter: number;
  } | {
    readonly __typename: "RegisterCommunityMemberPayload";
    readonly alreadyJoined: boolean;
  } | {
    readonly __typename: "ValidationError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useRegisterCommunityMemberMutation = {
  response: useRegisterCommunityMemberMutation$data;
  variables: useRegisterCommunityMemberMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
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
    "name": "registerCommunityMember",
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
            "kind": "ScalarField",
            "name": "alreadyJoined",
            "storageKey": null
          }
        ],
        "type": "RegisterCommunityMemberPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
        ],
        "type": "ValidationError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "retryAfter",
            "storageKey": null
          }
        ],
        "type": "RateLimitedError",
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
    "name": "useRegisterCommunityMemberMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRegisterCommunityMemberMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "246150fbd9a15725dbde35b7964831842e0d69480e0560f5efd63bfc6ad4076e",
    "metadata": {},
    "name": "useRegisterCommunityMemberMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b75eb182db9b3dead28227a9b94a52a5";

export default node;
