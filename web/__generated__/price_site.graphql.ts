/**
 * @generated SignedSource<<24bc7f1378c0de98a28a3fa76ead7807>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type price_site$data = {
  readonly refundWindowHours: number;
  readonly " $fragmentType": "price_site";
};
export type price_site$key = {
  readonly " $data"?: price_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"price_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "price_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundWindowHours",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "04bde8551984195fccd6a04ee20964b3";

export default node;
