/**
 * @generated SignedSource<<d89eaf2a850e4e808edb84de9c72b2b9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanPanel_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RunningMonth_viewer">;
  readonly " $fragmentType": "PlanPanel_viewer";
};
export type PlanPanel_viewer$key = {
  readonly " $data"?: PlanPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanPanel_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RunningMonth_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c7e1b831b1ce8c0e6d244113d4d0e386";

export default node;
