/**
 * @generated SignedSource<<2a6fcf9569175d7b5e83336888e3089b>>
 * @relayHash 5a34fe7eba8c15be8f5866286bdfdef2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e12a4da0374b997efb8facb53faeda2a1820f602e92821fa9b6141eab3e351e

import type { ConcreteRequest } from 'relay-runtime';
export type LiveChange = "ALL_READ" | "CHANGED" | "CREATED" | "DELETED" | "READ" | "STARTED" | "%future added value";
export type useSessionChangesSubscription$variables = Record<PropertyKey, never>;
export type useSessionChangesSubscription$data = {
  readonly bookingChanged: {
    readonly change: LiveChange;
    readonly lastChange: string | null | undefined;
  };
};
export type useSessionChangesSubscription = {
  response: useSessionChangesSubscription$data;
  variables: useSessionChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "BookingEvent",
    "kind": "LinkedField",
    "name": "bookingChanged",
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
    "name": "useSessionChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSessionChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1e12a4da0374b997efb8facb53faeda2a1820f602e92821fa9b6141eab3e351e",
    "metadata": {},
    "name": "useSessionChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9b4dcf8d6d86aa9f9c7fc3c8b8ad241d";

export default node;
