/**
 * @generated SignedSource<<50a9ae51b4354b4a7a915ab6e93b3bfa>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type standing_conversation$data = {
  readonly lastNumber: number;
  readonly otherReadUpTo: number;
  readonly unreadCount: number;
  readonly viewerReadUpTo: number;
  readonly " $fragmentSpreads": FragmentRefs<"ChatAccess_conversation" | "ChatMenu_conversation" | "Composer_conversation">;
  readonly " $fragmentType": "standing_conversation";
};
export type standing_conversation$key = {
  readonly " $data"?: standing_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"standing_conversation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "standing_conversation"
};

(node as any).hash = "6fd6823a76d6d6c238473c585bf3cae7";

export default node;
