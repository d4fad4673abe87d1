/**
 * @generated SignedSource<<a35e14bdced717088ba43ab24d3da85b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanStep_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OwnBookings_viewer">;
  readonly " $fragmentType": "PlanStep_viewer";
};
export type PlanStep_viewer$key = {
  readonly " $data"?: PlanStep_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanStep_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanStep_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnBookings_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f8e41896e0a62390b4ef190d3dbf7f3f";

export default node;
