/**
 * @generated SignedSource<<8735b3c5bb521f14668f3dc3c514848c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingBar_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useRefundRule_site">;
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
      "name": "useRefundRule_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "ad4ae7d897e3c2e93476d66d48ec6d30";

export default node;
