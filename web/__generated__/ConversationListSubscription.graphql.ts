/**
 * @generated SignedSource<<88330107f1b19d02f6903bea5846b379>>
 * @relayHash d2db3ed5e332c9a20f5542f066a917ba
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99d752c7f184235f32da40e17f9c36ad86fb7071dbba86dde0fe3202e05817bb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConversationSide = "MENTEE" | "MENTOR" | "%future added value";
export type LiveChange = "ALL_READ" | "CHANGED" | "CREATED" | "DELETED" | "READ" | "STARTED" | "%future added value";
export type ConversationListSubscription$variables = Record<PropertyKey, never>;
export type ConversationListSubscription$data = {
  readonly conversationChanged: {
    readonly change: LiveChange;
    readonly conversation: {
      readonly id: string;
      readonly lastActivityAt: string;
      readonly " $fragmentSpreads": FragmentRefs<"ConversationRow_conversation">;
    } | null | undefined;
  };
};
export type ConversationListSubscription$rawResponse = {
  readonly conversationChanged: {
    readonly change: LiveChange;
    readonly conversation: {
      readonly databaseId: number;
      readonly daysRemaining: number;
      readonly expiresAt: string;
      readonly id: string;
      readonly isActive: boolean;
      readonly lastActivityAt: string;
      readonly lastMessage: {
        readonly attachments: ReadonlyArray<{
          readonly contentType: string;
          readonly id: string;
          readonly name: string;
        }>;
        readonly createdAt: string;
        readonly id: string;
        readonly message: string;
        readonly senderType: ConversationSide;
      } | null | undefined;
      readonly plan: {
        readonly id: string;
        readonly mentee: {
          readonly hasProfileImage: boolean;
          readonly id: string;
          readonly mainBranch: string;
          readonly name: string;
          readonly profileImage: string;
          readonly subBranch: string | null | undefined;
        };
      };
      readonly unreadCount: number;
      readonly viewerSide: ConversationSide | null | undefined;
    } | null | undefined;
  };
};
export type ConversationListSubscription = {
  rawResponse: ConversationListSubscription$rawResponse;
  response: ConversationListSubscription$data;
  variables: ConversationListSubscription$variables;
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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastActivityAt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ConversationListSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ConversationEvent",
        "kind": "LinkedField",
        "name": "conversationChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Conversation",
            "kind": "LinkedField",
            "name": "conversation",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ConversationRow_conversation"
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
    "name": "ConversationListSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ConversationEvent",
        "kind": "LinkedField",
        "name": "conversationChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Conversation",
            "kind": "LinkedField",
            "name": "conversation",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
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
                "name": "viewerSide",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unreadCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ChatMessage",
                "kind": "LinkedField",
                "name": "lastMessage",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "senderType",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "message",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ChatAttachment",
                    "kind": "LinkedField",
                    "name": "attachments",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "contentType",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "Plan",
                "kind": "LinkedField",
                "name": "plan",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Mentee",
                    "kind": "LinkedField",
                    "name": "mentee",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "mainBranch",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "subBranch",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "size",
                            "value": "MEDIUM"
                          }
                        ],
                        "kind": "ScalarField",
                        "name": "profileImage",
                        "storageKey": "profileImage(size:\"MEDIUM\")"
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasProfileImage",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isActive",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "daysRemaining",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expiresAt",
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
    "id": "99d752c7f184235f32da40e17f9c36ad86fb7071dbba86dde0fe3202e05817bb",
    "metadata": {},
    "name": "ConversationListSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ed85a43d475ccbabaa6e5c333eca3d12";

export default node;
