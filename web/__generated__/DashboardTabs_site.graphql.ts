/**
 * @generated SignedSource<<e55622034c1d9cfd5dfd6574d7d5304d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardTabs_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProfileTab_site">;
  readonly " $fragmentType": "DashboardTabs_site";
};
export type DashboardTabs_site$key = {
  readonly " $data"?: DashboardTabs_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardTabs_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardTabs_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileTab_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "92dc21d50050b7ddd165fde20ae3206a";

export default node;
