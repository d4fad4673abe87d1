/**
 * @generated SignedSource<<66881ff74a34a56adecceab2dc3f73f1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MobileMenu_viewer$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"MobileMenuPanel_viewer" | "ViewerAvatar_viewer">;
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
      "name": "MobileMenuPanel_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e90489eac1b458eb55e1fb1dc70a17cb";

export default node;
