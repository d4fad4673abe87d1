/**
 * @generated SignedSource<<e3bc44bea22dc7a8fcfcbe9bf9de46ec>>
 * @relayHash b2df0a30ae77b6132f8f78110ca3e2ba
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a4aa52b0cc97cbd87046f5ba88e573782d5274a586d222a374fce64ff645993

import type { ConcreteRequest } from 'relay-runtime';
export type LiveChange = "ALL_READ" | "CHANGED" | "CREATED" | "DELETED" | "READ" | "STARTED" | "%future added value";
export type NotificationType = "BOOKING" | "GENERAL" | "MENTORSHIP_REQUEST" | "PAYMENT" | "REQUEST_APPROVED" | "REQUEST_REJECTED" | "WORKSHOP" | "%future added value";
export type OwnWorkshopsSubscription$variables = Record<PropertyKey, never>;
export type OwnWorkshopsSubscription$data = {
  readonly notificationChanged: {
    readonly change: LiveChange;
    readonly lastChange: string | null;
    readonly notification: {
      readonly type: NotificationType;
    } | null;
  };
};
export type OwnWorkshopsSubscription = {
  response: OwnWorkshopsSubscription$data;
  variables: OwnWorkshopsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "change",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastChange",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnWorkshopsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "NotificationEvent",
        "kind": "LinkedField",
        "name": "notificationChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Notification",
            "kind": "LinkedField",
            "name": "notification",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OwnWorkshopsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "NotificationEvent",
        "kind": "LinkedField",
        "name": "notificationChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Notification",
            "kind": "LinkedField",
            "name": "notification",
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7a4aa52b0cc97cbd87046f5ba88e573782d5274a586d222a374fce64ff645993",
    "metadata": {},
    "name": "OwnWorkshopsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9715faa00448c6cb903c9f1eaeebfdff";

export default node;
