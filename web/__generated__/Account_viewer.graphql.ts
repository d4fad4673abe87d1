/**
 * @generated SignedSource<<06f36ffb9de22b9a81d07b961fdddae9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Account_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Bell_viewer" | "UserMenu_viewer">;
  readonly " $fragmentType": "Account_viewer";
};
export type Account_viewer$key = {
  readonly " $data"?: Account_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Account_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Account_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Bell_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserMenu_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f866aa8a575371b37c834412dbc0bb96";

export default node;
