/**
 * @generated SignedSource<<d830897666524969b6b7d0d464510928>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Pricing_site$data = {
  readonly supportEmail: string;
  readonly " $fragmentType": "Pricing_site";
};
export type Pricing_site$key = {
  readonly " $data"?: Pricing_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Pricing_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Pricing_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportEmail",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "0a3cd8cfafc42f05364ab858663714f4";

export default node;
