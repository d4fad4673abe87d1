/**
 * @generated SignedSource<<d0c4da1885d55d2d2fecade6a96213ef>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormSections_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Pricing_site">;
  readonly " $fragmentType": "FormSections_site";
};
export type FormSections_site$key = {
  readonly " $data"?: FormSections_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormSections_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormSections_site",
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

(node as any).hash = "41e0c47df2a610d68b16910418c5f349";

export default node;
