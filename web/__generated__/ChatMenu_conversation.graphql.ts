/**
 * @generated SignedSource<<eceffd6ad36fe74468d51d0a688c2a94>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChatMenu_conversation$data = {
  readonly databaseId: number;
  readonly viewerHasBlocked: boolean;
  readonly viewerHasReported: boolean;
  readonly " $fragmentType": "ChatMenu_conversation";
};
export type ChatMenu_conversation$key = {
  readonly " $data"?: ChatMenu_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatMenu_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatMenu_conversation",
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
      "name": "viewerHasReported",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerHasBlocked",
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "1467973eaf041be0a0457db79e1d731c";

export default node;
