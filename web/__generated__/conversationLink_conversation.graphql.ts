/**
 * @generated SignedSource<<1a5669ba42e33a363a8cc399fd98fecc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ConversationSide = "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type conversationLink_conversation$data = {
  readonly databaseId: number;
  readonly plan: {
    readonly mentee: {
      readonly name: string;
    };
    readonly mentor: {
      readonly databaseId: number;
      readonly name: string;
    };
  };
  readonly viewerSide: ConversationSide | null;
  readonly " $fragmentType": "conversationLink_conversation";
};
export type conversationLink_conversation$key = {
  readonly " $data"?: conversationLink_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"conversationLink_conversation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "conversationLink_conversation"
};

(node as any).hash = "30b4821f76bb492ec594b52f39fa2e1c";

export default node;
