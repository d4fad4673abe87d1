/**
 * @generated SignedSource<<c6782f62ed3652eeefa34961f347a2a5>>
 * @relayHash 0bce50abac5e8a5043c42a16fc080648
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93b28ce5682fb92732f62fe471c0fa096658ac8413174b53a0c30d8147894e7d

import type { ConcreteRequest } from 'relay-runtime';
export type LiveChange = "ALL_READ" | "CHANGED" | "CREATED" | "DELETED" | "READ" | "STARTED" | "%future added value";
export type sessionChangesSubscription$variables = Record<PropertyKey, never>;
export type sessionChangesSubscription$data = {
  readonly bookingChanged: {
    readonly change: LiveChange;
    readonly lastChange: string | null;
  };
};
export type sessionChangesSubscription = {
  response: sessionChangesSubscription$data;
  variables: sessionChangesSubscription$variables;
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
    "name": "sessionChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "sessionChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "93b28ce5682fb92732f62fe471c0fa096658ac8413174b53a0c30d8147894e7d",
    "metadata": {},
    "name": "sessionChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "22afe8f92d70a8bf27abb4ccbe015141";

export default node;
