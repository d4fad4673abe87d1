/**
 * @generated SignedSource<<4b9b390f1fc8541b8cc2d53283e9e415>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MobileMenu_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MobileMenuPanel_viewer">;
  readonly " $fragmentType": "MobileMenu_viewer";
};
export type MobileMenu_viewer$key = {
  readonly " $data"?: MobileMenu_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MobileMenu_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MobileMenu_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MobileMenuPanel_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "23b4dee54073726382c8d69c473abfd6";

export default node;
