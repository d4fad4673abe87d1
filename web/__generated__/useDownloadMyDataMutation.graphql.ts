/**
 * @generated SignedSource<<676061eeb1d6cf9cbe18a7b99ff820f8>>
 * @relayHash b93f5357b46da45c6b6893c9a72a9bc7
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea15871fb4bac2fb10839a146e37be53ceb0c78364b65a0dcf534fa2db3ec5e7

import type { ConcreteRequest } from 'relay-runtime';
export type useDownloadMyDataMutation$variables = Record<PropertyKey, never>;
export type useDownloadMyDataMutation$data = {
  readonly downloadMyData: {
    readonly __typename: "DownloadMyDataPayload";
    readonly content: string;
    readonly fileName: string;
  } | {
    readonly __typename: "RateLimitedError";
    readonly message: string;
    readonly retryAfter: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useDownloadMyDataMutation = {
  response: useDownloadMyDataMutation$data;
  variables: useDownloadMyDataMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "downloadMyData",
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
            "name": "fileName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "content",
            "storageKey": null
          }
        ],
        "type": "DownloadMyDataPayload",
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
    "name": "useDownloadMyDataMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useDownloadMyDataMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ea15871fb4bac2fb10839a146e37be53ceb0c78364b65a0dcf534fa2db3ec5e7",
    "metadata": {},
    "name": "useDownloadMyDataMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4848b68ad370456b5cef0b16aa285d91";

export default node;
