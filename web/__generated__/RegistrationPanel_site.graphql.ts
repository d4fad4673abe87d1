/**
 * @generated SignedSource<<0f0eae2a69859706ce9b330cd4a869b2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistrationPanel_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RegisterForm_site">;
  readonly " $fragmentType": "RegistrationPanel_site";
};
export type RegistrationPanel_site$key = {
  readonly " $data"?: RegistrationPanel_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationPanel_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationPanel_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegisterForm_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "4287ddf912adeb70191738d1a139d99c";

export default node;
