/**
 * @generated SignedSource<<74778c1b2025ed5a0ffb3e3b5585b65d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormSections_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BasicInfo_viewer">;
  readonly " $fragmentType": "FormSections_viewer";
};
export type FormSections_viewer$key = {
  readonly " $data"?: FormSections_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormSections_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormSections_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BasicInfo_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "99f3b4053daabb1fcea2f272b793a664";

export default node;
