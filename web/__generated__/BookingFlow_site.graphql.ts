/**
 * @generated SignedSource<<394492fb22d30bf56d38e9cb99ae3811>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingFlow_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useBookingSource_site">;
  readonly " $fragmentType": "BookingFlow_site";
};
export type BookingFlow_site$key = {
  readonly " $data"?: BookingFlow_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingFlow_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingFlow_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBookingSource_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "383651294869c2ccbf73aabe6b458d7d";

export default node;
