/**
 * @generated SignedSource<<6d10c2232d16e94c802852a5ee0f322e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SlotsOfDay_site$data = {
  readonly refundWindowHours: number;
  readonly " $fragmentSpreads": FragmentRefs<"useRefundRule_site">;
  readonly " $fragmentType": "SlotsOfDay_site";
};
export type SlotsOfDay_site$key = {
  readonly " $data"?: SlotsOfDay_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SlotsOfDay_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SlotsOfDay_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundWindowHours",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRefundRule_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "fb7d7bb68a538bc7beac978f357b6683";

export default node;
