/**
 * @generated SignedSource<<d70fa0c7f61a44aec266ada348e904cd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserMenuList_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useAccountLinks_viewer">;
  readonly " $fragmentType": "UserMenuList_viewer";
};
export type UserMenuList_viewer$key = {
  readonly " $data"?: UserMenuList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserMenuList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserMenuList_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAccountLinks_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "321475126d1b46f3aa9798ad38288e74";

export default node;
