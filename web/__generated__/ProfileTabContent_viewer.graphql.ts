/**
 * @generated SignedSource<<de96836de19d9b0d8a1b974c20ff0b3c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileTabContent_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FormSections_viewer">;
  readonly " $fragmentType": "ProfileTabContent_viewer";
};
export type ProfileTabContent_viewer$key = {
  readonly " $data"?: ProfileTabContent_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileTabContent_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileTabContent_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormSections_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "406438f95adede6f22938ca931b425ec";

export default node;
