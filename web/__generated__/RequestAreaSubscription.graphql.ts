/**
 * @generated SignedSource<<f8104fffbb243e2fa10a10ad2293b684>>
 * @relayHash 5225ddf5b554b02c1af7506de0f5ecde
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9e0a708bd1888486fcde8e868809387404a4d8458cd85f144bd449b1c65c205

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LiveChange = "ALL_READ" | "CHANGED" | "CREATED" | "DELETED" | "READ" | "STARTED" | "%future added value";
export type RequestAreaSubscription$variables = Record<PropertyKey, never>;
export type RequestAreaSubscription$data = {
  readonly mentorshipRequestChanged: {
    readonly change: LiveChange;
    readonly lastChange: string | null;
    readonly request: {
      readonly mentor: {
        readonly " $fragmentSpreads": FragmentRefs<"RequestArea_mentor">;
      };
    } | null;
  };
};
export type RequestAreaSubscription$rawResponse = {
  readonly mentorshipRequestChanged: {
    readonly change: LiveChange;
    readonly lastChange: string | null;
    readonly request: {
      readonly id: string;
      readonly mentor: {
        readonly databaseId: number;
        readonly id: string;
        readonly name: string;
        readonly viewerRequest: {
          readonly __typename: "MentorshipRequest";
          readonly id: string;
        } | null;
      };
    } | null;
  };
};
export type RequestAreaSubscription = {
  rawResponse: RequestAreaSubscription$rawResponse;
  response: RequestAreaSubscription$data;
  variables: RequestAreaSubscription$variables;
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RequestAreaSubscription",
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
          (v1/*:: as any*/),
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
                    "name": "RequestArea_mentor"
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
    "name": "RequestAreaSubscription",
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
          (v1/*:: as any*/),
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
                    "name": "databaseId",
                    "storageKey": null
                  },
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
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a9e0a708bd1888486fcde8e868809387404a4d8458cd85f144bd449b1c65c205",
    "metadata": {},
    "name": "RequestAreaSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f5e9449159c5a98b1820d715eeb95f0c";

export default node;
