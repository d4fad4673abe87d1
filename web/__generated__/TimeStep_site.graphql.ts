/**
 * @generated SignedSource<<05308b393b5cce06a1aecc433e719483>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimeStep_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HoldStatus_site" | "NoRefund_site">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoRefund_site"
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

(node as any).hash = "225b232d7c5e67bd9339185daa4afded";

export default node;
