/**
 * @generated SignedSource<<133a2c403770c0f3700fa8bdf69c9c13>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingFlow_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useBookingSource_viewer">;
  readonly " $fragmentType": "BookingFlow_viewer";
};
export type BookingFlow_viewer$key = {
  readonly " $data"?: BookingFlow_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingFlow_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingFlow_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBookingSource_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "779c543bab2ce2877d68bb3846bc11ef";

export default node;
