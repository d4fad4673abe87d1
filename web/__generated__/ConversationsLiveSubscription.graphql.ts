/**
 * @generated SignedSource<<5920d51d85af8cfaa2773f36f063b1e9>>
 * @relayHash e7f62c5d0fe427f8e3f8be4968275ab8
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 961a488dfd965cd7c541205e5bf15afcba485a8bd6ba4d2b5b3fe322aad46730

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConversationClosedReason = "BLOCKED" | "BLOCKED_BY_VIEWER" | "EXPIRED" | "%future added value";
export type ConversationEventKind = "MESSAGE" | "READ" | "STATE" | "TYPING" | "%future added value";
export type ConversationSide = "MENTEE" | "MENTOR" | "%future added value";
export type LiveChange = "ALL_READ" | "CHANGED" | "CREATED" | "DELETED" | "READ" | "STARTED" | "%future added value";
export type ConversationsLiveSubscription$variables = Record<PropertyKey, never>;
export type ConversationsLiveSubscription$data = {
  readonly conversationChanged: {
    readonly change: LiveChange;
    readonly chatMessage: {
      readonly " $fragmentSpreads": FragmentRefs<"sentMessage_message">;
    } | null | undefined;
    readonly conversation: {
      readonly " $fragmentSpreads": FragmentRefs<"standing_conversation">;
    } | null | undefined;
    readonly conversationId: number | null | undefined;
    readonly what: ConversationEventKind | null | undefined;
  };
};
export type ConversationsLiveSubscription$rawResponse = {
  readonly conversationChanged: {
    readonly change: LiveChange;
    readonly chatMessage: {
      readonly attachments: ReadonlyArray<{
        readonly byteLength: number;
        readonly contentType: string;
        readonly height: number | null | undefined;
        readonly id: string;
        readonly name: string;
        readonly url: string;
        readonly width: number | null | undefined;
      }>;
      readonly clientId: string;
      readonly createdAt: string;
      readonly id: string;
      readonly message: string;
      readonly number: number;
      readonly senderType: ConversationSide;
    } | null | undefined;
    readonly conversation: {
      readonly closedReason: ConversationClosedReason | null | undefined;
      readonly databaseId: number;
      readonly daysRemaining: number;
      readonly expiresAt: string;
      readonly id: string;
      readonly isActive: boolean;
      readonly lastNumber: number;
      readonly otherReadUpTo: number;
      readonly unreadCount: number;
      readonly viewerHasBlocked: boolean;
      readonly viewerHasReported: boolean;
      readonly viewerReadUpTo: number;
    } | null | undefined;
    readonly conversationId: number | null | undefined;
    readonly what: ConversationEventKind | null | undefined;
  };
};
export type ConversationsLiveSubscription = {
  rawResponse: ConversationsLiveSubscription$rawResponse;
  response: ConversationsLiveSubscription$data;
  variables: ConversationsLiveSubscription$variables;
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
  "name": "what",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversationId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastNumber",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerReadUpTo",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "otherReadUpTo",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clientId",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "senderType",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "ChatAttachment",
  "kind": "LinkedField",
  "name": "attachments",
  "plural": true,
  "selections": [
    (v11/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
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
      "kind": "ScalarField",
      "name": "contentType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "byteLength",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ConversationsLiveSubscription",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Conversation",
            "kind": "LinkedField",
            "name": "conversation",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "standing_conversation",
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ChatAccess_conversation"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ChatMenu_conversation"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "Composer_conversation"
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ChatMessage",
            "kind": "LinkedField",
            "name": "chatMessage",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "sentMessage_message",
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
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
    "name": "ConversationsLiveSubscription",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Conversation",
            "kind": "LinkedField",
            "name": "conversation",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
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
              },
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
                "name": "viewerHasReported",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerHasBlocked",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "closedReason",
                "storageKey": null
              },
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ChatMessage",
            "kind": "LinkedField",
            "name": "chatMessage",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "961a488dfd965cd7c541205e5bf15afcba485a8bd6ba4d2b5b3fe322aad46730",
    "metadata": {},
    "name": "ConversationsLiveSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0c5514ba556e947f899eee564a892ea8";

export default node;
