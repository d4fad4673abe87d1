/**
 * @generated SignedSource<<3fff262e50a32f16a9015e7cf406b7ce>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanRefund_site$data = {
  readonly refundWindowHours: number;
  readonly " $fragmentType": "PlanRefund_site";
};
export type PlanRefund_site$key = {
  readonly " $data"?: PlanRefund_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanRefund_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanRefund_site",
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

(node as any).hash = "6fce9b95a6a4118c9e92103af7ceb10c";

export default node;
