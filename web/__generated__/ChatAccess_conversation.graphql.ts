/**
 * @generated SignedSource<<6c02d7dacdc6e8f633b99344f0953fd6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConversationClosedReason = "BLOCKED" | "BLOCKED_BY_VIEWER" | "EXPIRED" | "MENTOR_LEFT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChatAccess_conversation$data = {
  readonly closedReason: ConversationClosedReason | null;
  readonly daysRemaining: number;
  readonly expiresAt: string;
  readonly isActive: boolean;
  readonly " $fragmentType": "ChatAccess_conversation";
};
export type ChatAccess_conversation$key = {
  readonly " $data"?: ChatAccess_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatAccess_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatAccess_conversation",
  "selections": [
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
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "8f187e0d968b33357ed287777b43065b";

export default node;
