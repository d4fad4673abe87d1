/**
 * @generated SignedSource<<9240760d59a4ad6cb9da87e15d11d6b5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Account_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Account_menu" | "Bell_viewer">;
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
      "name": "Account_menu"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8d80bd4eb33ad43e9efc23c273c8cefe";

export default node;
