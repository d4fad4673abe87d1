/**
 * @generated SignedSource<<b4d67ff3c3ff969c1207c94ffa3464bd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRefundRule_site$data = {
  readonly refundWindowHours: number;
  readonly " $fragmentType": "useRefundRule_site";
};
export type useRefundRule_site$key = {
  readonly " $data"?: useRefundRule_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRefundRule_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRefundRule_site",
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

(node as any).hash = "d60304fbbfcca2eaca459ef3a79e7eb6";

export default node;
