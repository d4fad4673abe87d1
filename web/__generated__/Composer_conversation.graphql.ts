/**
 * @generated SignedSource<<a7ac4e53168c9618fd38cb50b43a2a7f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConversationClosedReason = "BLOCKED" | "BLOCKED_BY_VIEWER" | "EXPIRED" | "MENTOR_LEFT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Composer_conversation$data = {
  readonly closedReason: ConversationClosedReason | null;
  readonly databaseId: number;
  readonly " $fragmentType": "Composer_conversation";
};
export type Composer_conversation$key = {
  readonly " $data"?: Composer_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Composer_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Composer_conversation",
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
      "name": "closedReason",
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "1bb50645cb275d0cdc4cbac638cc56d9";

export default node;
