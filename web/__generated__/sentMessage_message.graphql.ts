/**
 * @generated SignedSource<<b9f7f87c6360249680f7c176d4d8d71c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ConversationSide = "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type sentMessage_message$data = {
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
  readonly message: string;
  readonly number: number;
  readonly senderType: ConversationSide;
  readonly " $fragmentType": "sentMessage_message";
};
export type sentMessage_message$key = {
  readonly " $data"?: sentMessage_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"sentMessage_message">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "sentMessage_message"
};

(node as any).hash = "58eed4ec4e014a6fa159360765e7ecb1";

export default node;
