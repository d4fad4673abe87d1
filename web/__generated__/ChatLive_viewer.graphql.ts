/**
 * @generated SignedSource<<5cccc6342a5181b47b26be7336477ebf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChatLive_viewer$data = {
  readonly unreadMessages: number;
  readonly " $fragmentType": "ChatLive_viewer";
};
export type ChatLive_viewer$key = {
  readonly " $data"?: ChatLive_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatLive_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatLive_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadMessages",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3ebc24020cc6a71ff5aee0ce81b6e133";

export default node;
