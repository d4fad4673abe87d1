/**
 * @generated SignedSource<<8ef86dc583e12689eaa03fe01fd30fae>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderSummary_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"price_site">;
  readonly " $fragmentType": "OrderSummary_site";
};
export type OrderSummary_site$key = {
  readonly " $data"?: OrderSummary_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSummary_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderSummary_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "price_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "196c8ba00da9f02feddc1411dd5dee83";

export default node;
