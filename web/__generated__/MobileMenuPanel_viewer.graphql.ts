/**
 * @generated SignedSource<<cca427456eada6226944cb956552a247>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MobileMenuPanel_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useAccountLinks_viewer">;
  readonly " $fragmentType": "MobileMenuPanel_viewer";
};
export type MobileMenuPanel_viewer$key = {
  readonly " $data"?: MobileMenuPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MobileMenuPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MobileMenuPanel_viewer",
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

(node as any).hash = "7dd35aed3b8d8e468ef5904fae982418";

export default node;
