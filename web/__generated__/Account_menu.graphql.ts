/**
 * @generated SignedSource<<a82cefeac506442351afa24c54acd259>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Account_menu$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"UserMenuList_viewer" | "ViewerAvatar_viewer">;
  readonly " $fragmentType": "Account_menu";
};
export type Account_menu$key = {
  readonly " $data"?: Account_menu$data;
  readonly " $fragmentSpreads": FragmentRefs<"Account_menu">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Account_menu",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ViewerAvatar_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserMenuList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "db6efebe990e0f62900a0195519e8335";

export default node;
