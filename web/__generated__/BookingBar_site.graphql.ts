/**
 * @generated SignedSource<<8ea4c72dfa31a0363360fd4bd1f3809b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingBar_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"price_site">;
  readonly " $fragmentType": "BookingBar_site";
};
export type BookingBar_site$key = {
  readonly " $data"?: BookingBar_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingBar_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingBar_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "price_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "5c1ad7aa73f694172e87a9463fbb9ee0";

export default node;
