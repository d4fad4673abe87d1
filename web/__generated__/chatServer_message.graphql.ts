/**
 * @generated SignedSource<<033ad2e2ab92a035a5049fa9a9008c06>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ConversationSide = "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type chatServer_message$data = {
  readonly attachments: ReadonlyArray<{
    readonly byteLength: number;
    readonly contentType: string;
    readonly height: number | null;
    readonly id: string;
    readonly name: string;
    readonly url: string;
    readonly width: number | null;
  }>;
  readonly clientId: string;
  readonly createdAt: string;
  readonly message: string;
  readonly number: number;
  readonly senderType: ConversationSide;
  readonly " $fragmentType": "chatServer_message";
};
export type chatServer_message$key = {
  readonly " $data"?: chatServer_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"chatServer_message">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "chatServer_message"
};

(node as any).hash = "0453978febdbb8007562765728118fba";

export default node;
