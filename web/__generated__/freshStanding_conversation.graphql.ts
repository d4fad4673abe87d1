/**
 * @generated SignedSource<<364fb516099c3d48c392794043952b85>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type freshStanding_conversation$data = {
  readonly lastNumber: number;
  readonly otherReadUpTo: number;
  readonly unreadCount: number;
  readonly viewerReadUpTo: number;
  readonly " $fragmentSpreads": FragmentRefs<"ChatAccess_conversation" | "ChatMenu_conversation" | "Composer_conversation">;
  readonly " $fragmentType": "freshStanding_conversation";
};
export type freshStanding_conversation$key = {
  readonly " $data"?: freshStanding_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"freshStanding_conversation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "freshStanding_conversation"
};

(node as any).hash = "aef135dc17008e7d416d0c7d76147ad4";

export default node;
