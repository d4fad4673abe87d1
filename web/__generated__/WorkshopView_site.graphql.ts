/**
 * @generated SignedSource<<602b664f051bcac90d55e575bc9cacb5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkshopView_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationPanel_site">;
  readonly " $fragmentType": "WorkshopView_site";
};
export type WorkshopView_site$key = {
  readonly " $data"?: WorkshopView_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopView_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopView_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegistrationPanel_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "4a26b123f5f76ae6e6e8ed23c7d86889";

export default node;
