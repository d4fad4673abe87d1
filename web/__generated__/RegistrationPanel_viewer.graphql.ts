/**
 * @generated SignedSource<<72934818f8137af9b16ddeed4a3a1551>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistrationPanel_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationCard_viewer">;
  readonly " $fragmentType": "RegistrationPanel_viewer";
};
export type RegistrationPanel_viewer$key = {
  readonly " $data"?: RegistrationPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationPanel_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegistrationCard_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7d1bfef4b2234a396f573aafb0623d7d";

export default node;
