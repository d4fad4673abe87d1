/**
 * @generated SignedSource<<cc83820e0871886ccfa62d2e6a2c98f7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimeStep_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HoldStatus_site" | "SlotsOfDay_site">;
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
      "name": "SlotsOfDay_site"
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

(node as any).hash = "e6b7742939d774e62c59919f2c2cf7ad";

export default node;
