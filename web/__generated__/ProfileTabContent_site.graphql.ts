/**
 * @generated SignedSource<<c362b7f7d9fc221e72dd5d209b930f3a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileTabContent_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FormSections_site">;
  readonly " $fragmentType": "ProfileTabContent_site";
};
export type ProfileTabContent_site$key = {
  readonly " $data"?: ProfileTabContent_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileTabContent_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileTabContent_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormSections_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "830dc1e87289bd38a4996ee1d6318aca";

export default node;
