/**
 * @generated SignedSource<<24e38bf4b4c523ef517e6398561be181>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimeStep_site$data = {
  readonly refundWindowHours: number;
  readonly " $fragmentSpreads": FragmentRefs<"HoldStatus_site">;
  readonly " $fragmentType": "TimeStep_site";
};
export type TimeStep_site$key = {
  readonly " $data"?: TimeStep_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeStep_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimeStep_site",
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
      "name": "HoldStatus_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "205ef875a2d8a2252f460d8b4bae9d8f";

export default node;
