/**
 * @generated SignedSource<<704def113bad064f4f85190967181ec8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailsStep_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HoldStatus_site">;
  readonly " $fragmentType": "DetailsStep_site";
};
export type DetailsStep_site$key = {
  readonly " $data"?: DetailsStep_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsStep_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailsStep_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HoldStatus_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "177b3c9018e8d3a201ac6880191cd013";

export default node;
