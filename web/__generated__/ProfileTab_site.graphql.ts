/**
 * @generated SignedSource<<23a4e39c9f8fd797e75fcba88e14c75e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileTab_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Pricing_site">;
  readonly " $fragmentType": "ProfileTab_site";
};
export type ProfileTab_site$key = {
  readonly " $data"?: ProfileTab_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileTab_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileTab_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Pricing_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "726cbc22867ed35c6a5bd150524edfdd";

export default node;
