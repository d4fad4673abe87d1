/**
 * @generated SignedSource<<8c976b0d4eecccd6896f0ebdcf78b904>>
 * @relayHash bbd56d40f50b046a3854fd234da326a3
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 506362dad304b4e652d4c4d2fd399d75a7737ebf85327486fbb9e8d7d9caa311

import type { ConcreteRequest } from 'relay-runtime';
export type useResendConfirmationMutation$variables = Record<PropertyKey, never>;
export type useResendConfirmationMutation$data = {
  readonly resendConfirmation: {
    readonly __typename: "RateLimitedError";
    readonly message: string;
    readonly retryAfter: number;
  } | {
    readonly __typename: "ResendConfirmationPayload";
    readonly viewer: {
      readonly email: string;
      readonly emailConfirmed: boolean;
      readonly id: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useResendConfirmationMutation = {
  response: useResendConfirmationMutation$data;
  variables: useResendConfirmationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "resendConfirmation",
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
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "emailConfirmed",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ResendConfirmationPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useResendConfirmationMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useResendConfirmationMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "506362dad304b4e652d4c4d2fd399d75a7737ebf85327486fbb9e8d7d9caa311",
    "metadata": {},
    "name": "useResendConfirmationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "56a02849344abf18c39d3809b9a91d28";

export default node;
