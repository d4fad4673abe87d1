/**
 * @generated SignedSource<<56c15c87ae74ee3f18f9397440839258>>
 * @relayHash 9518d43603c06d64ef855e3116b12c46
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f2af99196ca7bbb4eafc4f45f16893bdb8a92e0f4487057f319d244fbf2e36c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LiveChange = "ALL_READ" | "CHANGED" | "CREATED" | "DELETED" | "READ" | "STARTED" | "%future added value";
export type RequestWatchSubscription$variables = Record<PropertyKey, never>;
export type RequestWatchSubscription$data = {
  readonly mentorshipRequestChanged: {
    readonly change: LiveChange;
    readonly request: {
      readonly mentor: {
        readonly " $fragmentSpreads": FragmentRefs<"RequestBlock_mentor">;
      };
    } | null | undefined;
  };
};
export type RequestWatchSubscription$rawResponse = {
  readonly mentorshipRequestChanged: {
    readonly change: LiveChange;
    readonly request: {
      readonly id: string;
      readonly mentor: {
        readonly id: string;
        readonly name: string;
        readonly viewerRequest: {
          readonly __typename: "MentorshipRequest";
          readonly id: string;
        } | null | undefined;
      };
    } | null | undefined;
  };
};
export type RequestWatchSubscription = {
  rawResponse: RequestWatchSubscription$rawResponse;
  response: RequestWatchSubscription$data;
  variables: RequestWatchSubscription$variables;
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RequestWatchSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MentorshipRequestEvent",
        "kind": "LinkedField",
        "name": "mentorshipRequestChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MentorshipRequest",
            "kind": "LinkedField",
            "name": "request",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Mentor",
                "kind": "LinkedField",
                "name": "mentor",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "RequestBlock_mentor"
                  }
                ],
                "storageKey": null
              }
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
    "name": "RequestWatchSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MentorshipRequestEvent",
        "kind": "LinkedField",
        "name": "mentorshipRequestChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MentorshipRequest",
            "kind": "LinkedField",
            "name": "request",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Mentor",
                "kind": "LinkedField",
                "name": "mentor",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MentorshipRequest",
                    "kind": "LinkedField",
                    "name": "viewerRequest",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      },
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8f2af99196ca7bbb4eafc4f45f16893bdb8a92e0f4487057f319d244fbf2e36c",
    "metadata": {},
    "name": "RequestWatchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "1509ca662e763fd28eef390e6f37ab18";

export default node;
