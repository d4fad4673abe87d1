/**
 * @generated SignedSource<<58406c7fcc7aadc955a9d31b17c16a61>>
 * @relayHash a31631ac4b0fed6aff5d1caa936961ad
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d7b462e7578110f2a9cf6fdb25edbfcd6686804bee60cd249eeb1af2214465e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConversationClosedReason = "BLOCKED" | "BLOCKED_BY_VIEWER" | "EXPIRED" | "MENTOR_LEFT" | "%future added value";
export type ConversationSide = "MENTEE" | "MENTOR" | "%future added value";
export type readMessagesQuery$variables = {
  after?: number | null | undefined;
  before?: number | null | undefined;
  id: number;
  limit: number;
};
export type readMessagesQuery$data = {
  readonly conversation: {
    readonly messages: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"sentMessage_message">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"freshStanding_conversation">;
  } | null | undefined;
};
export type readMessagesQuery$rawResponse = {
  readonly conversation: {
    readonly closedReason: ConversationClosedReason | null | undefined;
    readonly databaseId: number;
    readonly daysRemaining: number;
    readonly expiresAt: string;
    readonly id: string;
    readonly isActive: boolean;
    readonly lastNumber: number;
    readonly messages: ReadonlyArray<{
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
    }>;
    readonly otherReadUpTo: number;
    readonly unreadCount: number;
    readonly viewerHasBlocked: boolean;
    readonly viewerHasReported: boolean;
    readonly viewerReadUpTo: number;
  } | null | undefined;
};
export type readMessagesQuery = {
  rawResponse: readMessagesQuery$rawResponse;
  response: readMessagesQuery$data;
  variables: readMessagesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "limit"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "before",
    "variableName": "before"
  },
  {
    "kind": "Variable",
    "name": "limit",
    "variableName": "limit"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clientId",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "senderType",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "ChatAttachment",
  "kind": "LinkedField",
  "name": "attachments",
  "plural": true,
  "selections": [
    (v10/*:: as any*/),
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
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastNumber",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerReadUpTo",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "otherReadUpTo",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "readMessagesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "conversation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "ChatMessage",
            "kind": "LinkedField",
            "name": "messages",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "sentMessage_message",
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "freshStanding_conversation",
            "selections": [
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
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
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "readMessagesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "conversation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "ChatMessage",
            "kind": "LinkedField",
            "name": "messages",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          },
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
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
            "name": "closedReason",
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
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5d7b462e7578110f2a9cf6fdb25edbfcd6686804bee60cd249eeb1af2214465e",
    "metadata": {},
    "name": "readMessagesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7ba19e18339fd224f006e73bf291c099";

export default node;
