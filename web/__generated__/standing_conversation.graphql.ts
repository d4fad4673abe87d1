/**
 * @generated SignedSource<<f248c2d90e26dfc778cbd491fbddae87>>
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

(node as any).hash = "23deae450c6e38d56f62dbc2ddcd8afc";

export default node;
