/**
 * @generated SignedSource<<e94970a4078327a23d783a779673803b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanPanel_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PlanRefund_site">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanRefund_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "cfe6b30aec87493fc109ad0b36c3a76e";

export default node;
