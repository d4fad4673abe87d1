/**
 * @generated SignedSource<<fd73e1ca1328a5bd61b1537e94b63421>>
 * @relayHash a9d5e387b1b04bdd2b005410f6d20106
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 338f13b7598a5367d27e4236a25d12604665adc5e082ac97a24d6d5cc8077430

import type { ConcreteRequest } from 'relay-runtime';
export type LiveChange = "ALL_READ" | "CHANGED" | "CREATED" | "DELETED" | "READ" | "STARTED" | "%future added value";
export type WaitsWatchSubscription$variables = Record<PropertyKey, never>;
export type WaitsWatchSubscription$data = {
  readonly mentorshipRequestChanged: {
    readonly change: LiveChange;
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
    "id": "338f13b7598a5367d27e4236a25d12604665adc5e082ac97a24d6d5cc8077430",
    "metadata": {},
    "name": "WaitsWatchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4dd9ba6137417023acf384107fcc98d9";

export default node;
