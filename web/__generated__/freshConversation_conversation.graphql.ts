/**
 * @generated SignedSource<<e082ffcea539b50d603804d0d67cbdd4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type freshConversation_conversation$data = {
  readonly lastNumber: number;
  readonly otherReadUpTo: number;
  readonly unreadCount: number;
  readonly viewerReadUpTo: number;
  readonly " $fragmentSpreads": FragmentRefs<"ChatAccess_conversation" | "ChatHead_menu" | "Composer_conversation">;
  readonly " $fragmentType": "freshConversation_conversation";
};
export type freshConversation_conversation$key = {
  readonly " $data"?: freshConversation_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"freshConversation_conversation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "freshConversation_conversation"
};

(node as any).hash = "1afe7419a4e23cc8c1835b89d21708a3";

export default node;
