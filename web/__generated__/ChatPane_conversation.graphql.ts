/**
 * @generated SignedSource<<cc2f4d52d4c59a25be1beffedd5a8027>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConversationClosedReason = "BLOCKED" | "BLOCKED_BY_VIEWER" | "EXPIRED" | "%future added value";
export type ConversationSide = "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChatPane_conversation$data = {
  readonly closedReason: ConversationClosedReason | null | undefined;
  readonly databaseId: number;
  readonly plan: {
    readonly mentee: {
      readonly name: string;
    };
    readonly mentor: {
      readonly name: string;
    };
  };
  readonly viewerSide: ConversationSide | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ChatHead_conversation" | "Composer_conversation" | "useFreshAccess_conversation">;
  readonly " $fragmentType": "ChatPane_conversation";
};
export type ChatPane_conversation$key = {
  readonly " $data"?: ChatPane_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatPane_conversation">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatPane_conversation",
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
      "name": "viewerSide",
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
      "concreteType": "Plan",
      "kind": "LinkedField",
      "name": "plan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Mentor",
          "kind": "LinkedField",
          "name": "mentor",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Mentee",
          "kind": "LinkedField",
          "name": "mentee",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFreshAccess_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChatHead_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Composer_conversation"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};
})();

(node as any).hash = "28936d97bab36494bbd12e8e61db83dd";

export default node;
