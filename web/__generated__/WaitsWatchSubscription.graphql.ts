/**
 * @generated SignedSource<<05f54ca147265f861cf60fb9e471af63>>
 * @relayHash 35f16646a97442d978f89d85e104bfb0
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f593c5324432b650bbf9a499d679d9ca421a38f7b115b9c2ca6eea1776b1e508

import type { ConcreteRequest } from 'relay-runtime';
export type LiveChange = "ALL_READ" | "CHANGED" | "CREATED" | "DELETED" | "READ" | "STARTED" | "%future added value";
export type WaitsWatchSubscription$variables = Record<PropertyKey, never>;
export type WaitsWatchSubscription$data = {
  readonly mentorshipRequestChanged: {
    readonly change: LiveChange;
    readonly lastChange: string | null | undefined;
  };
};
export type WaitsWatchSubscription = {
  response: WaitsWatchSubscription$data;
  variables: WaitsWatchSubscription$variables;
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
    "name": "WaitsWatchSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WaitsWatchSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f593c5324432b650bbf9a499d679d9ca421a38f7b115b9c2ca6eea1776b1e508",
    "metadata": {},
    "name": "WaitsWatchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5f079749037947a113c0a2ba652547c7";

export default node;
