/**
 * @generated SignedSource<<d543ab85ce92bd0c2cb9111108e87002>>
 * @relayHash da8ef5e1fcab4913cd2e9b846a07230b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b68f9c703b32d4681068b6b039ff2ffdd03f09c2ca7c1e3587cc5d9505b10c2c

import type { ConcreteRequest } from 'relay-runtime';
export type LiveChange = "ALL_READ" | "CHANGED" | "CREATED" | "DELETED" | "READ" | "STARTED" | "%future added value";
export type NeedsAttentionSubscription$variables = Record<PropertyKey, never>;
export type NeedsAttentionSubscription$data = {
  readonly mentorshipRequestChanged: {
    readonly change: LiveChange;
    readonly lastChange: string | null;
  };
};
export type NeedsAttentionSubscription = {
  response: NeedsAttentionSubscription$data;
  variables: NeedsAttentionSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MentorshipRequestEvent",
    "kind": "LinkedField",
    "name": "mentorshipRequestChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "change",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastChange",
        "storageKey": null
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
    "name": "NeedsAttentionSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NeedsAttentionSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b68f9c703b32d4681068b6b039ff2ffdd03f09c2ca7c1e3587cc5d9505b10c2c",
    "metadata": {},
    "name": "NeedsAttentionSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "66bed610d61535f4f7c6cc6848cc2c67";

export default node;
