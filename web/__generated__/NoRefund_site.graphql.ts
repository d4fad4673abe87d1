/**
 * @generated SignedSource<<335f199dafe917ffbd090627e87165b1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoRefund_site$data = {
  readonly refundWindowHours: number;
  readonly " $fragmentSpreads": FragmentRefs<"useRefundRule_site">;
  readonly " $fragmentType": "NoRefund_site";
};
export type NoRefund_site$key = {
  readonly " $data"?: NoRefund_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoRefund_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoRefund_site",
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

(node as any).hash = "b2415aedf588c1ac4c5d9adcf72ce1c4";

export default node;
