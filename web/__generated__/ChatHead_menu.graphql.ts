/**
 * @generated SignedSource<<0e62481b5e31e3a7b9c530a4b3b163c3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChatHead_menu$data = {
  readonly databaseId: number;
  readonly viewerHasBlocked: boolean;
  readonly viewerHasReported: boolean;
  readonly " $fragmentType": "ChatHead_menu";
};
export type ChatHead_menu$key = {
  readonly " $data"?: ChatHead_menu$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatHead_menu">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatHead_menu",
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

(node as any).hash = "9fdf34d0a6a05d1d1e169444b0f66362";

export default node;
