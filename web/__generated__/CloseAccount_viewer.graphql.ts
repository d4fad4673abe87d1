/**
 * @generated SignedSource<<0a1d4beaef83360bd5b8937ac9c450d5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CloseAccount_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CloseAccountDialog_viewer">;
  readonly " $fragmentType": "CloseAccount_viewer";
};
export type CloseAccount_viewer$key = {
  readonly " $data"?: CloseAccount_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CloseAccount_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CloseAccount_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CloseAccountDialog_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "bdc069847502ce8f207f3c9ebf8f1b07";

export default node;
