/**
 * @generated SignedSource<<2413e576a390f7afa89077a075d2b7d6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderSummary_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useRefundRule_site">;
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
      "name": "useRefundRule_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "1754e65c90de6e413da6c6fcb0cca44d";

export default node;
