/**
 * @generated SignedSource<<6142e0fe2bbe148faf9ff87ce16400f9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanPanel_site$data = {
  readonly refundWindowHours: number;
  readonly " $fragmentType": "PlanPanel_site";
};
export type PlanPanel_site$key = {
  readonly " $data"?: PlanPanel_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanPanel_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanPanel_site",
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

(node as any).hash = "af4ad3f6d22548a15546aedc28b2f3fc";

export default node;
