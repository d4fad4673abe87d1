/**
 * @generated SignedSource<<9444991dbc76f9cef15692ab5be03533>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HoldStatus_site$data = {
  readonly holdMinutes: number;
  readonly " $fragmentType": "HoldStatus_site";
};
export type HoldStatus_site$key = {
  readonly " $data"?: HoldStatus_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"HoldStatus_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HoldStatus_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holdMinutes",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "5d3a19712fea898f9d2704a852926c7a";

export default node;
