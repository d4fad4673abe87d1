/**
 * @generated SignedSource<<223cefb88f6ebc2144d0b55827e47c9d>>
 * @relayHash 1444f579bba852c8ef36d98bd1590a49
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78a3e48287df41783b461002e358cafc36c5e02c7fb09143308ae9bd96b5c668

import type { ConcreteRequest } from 'relay-runtime';
export type LiveChange = "ALL_READ" | "CHANGED" | "CREATED" | "DELETED" | "READ" | "STARTED" | "%future added value";
export type useSessionChangesSubscription$variables = Record<PropertyKey, never>;
export type useSessionChangesSubscription$data = {
  readonly bookingChanged: {
    readonly change: LiveChange;
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
    "id": "78a3e48287df41783b461002e358cafc36c5e02c7fb09143308ae9bd96b5c668",
    "metadata": {},
    "name": "useSessionChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "17f7e4a168ab9c9aa4445e3eea32e481";

export default node;
