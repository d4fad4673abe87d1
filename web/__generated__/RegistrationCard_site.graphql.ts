/**
 * @generated SignedSource<<0319b2b6e8d0c016f1654973c115c6e4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistrationCard_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RegisterForm_site">;
  readonly " $fragmentType": "RegistrationCard_site";
};
export type RegistrationCard_site$key = {
  readonly " $data"?: RegistrationCard_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationCard_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationCard_site",
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

(node as any).hash = "353d0773fb0c38a403ae4162762a0b5c";

export default node;
