/**
 * @generated SignedSource<<f0e348c1098cad019a50b97b8ec3b3c1>>
 * @relayHash f58d02cac5bb7c75bc00d29eb2ab84f9
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb8721368e99204f63171bbe850d3296ac15a1b0f64a80362bf4d64c1ba2bc39

import type { ConcreteRequest } from 'relay-runtime';
export type EarlierChatQuery$variables = {
  id: number;
};
export type EarlierChatQuery$data = {
  readonly conversation: {
    readonly __typename: "Conversation";
  } | null | undefined;
};
export type EarlierChatQuery$rawResponse = {
  readonly conversation: {
    readonly __typename: "Conversation";
    readonly id: string;
  } | null | undefined;
};
export type EarlierChatQuery = {
  rawResponse: EarlierChatQuery$rawResponse;
  response: EarlierChatQuery$data;
  variables: EarlierChatQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EarlierChatQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "conversation",
        "plural": false,
        "selections": [
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EarlierChatQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "conversation",
        "plural": false,
        "selections": [
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
    "id": "eb8721368e99204f63171bbe850d3296ac15a1b0f64a80362bf4d64c1ba2bc39",
    "metadata": {},
    "name": "EarlierChatQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4ba3706d96a52ed0d98567cafc205404";

export default node;
