/**
 * @generated SignedSource<<ef0aa273390c43838559cf2642ac904c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingFlow_mentor$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OrderSummary_mentor" | "useBookingSource_mentor" | "useSlotDays_mentor">;
  readonly " $fragmentType": "BookingFlow_mentor";
};
export type BookingFlow_mentor$key = {
  readonly " $data"?: BookingFlow_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingFlow_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingFlow_mentor",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBookingSource_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSlotDays_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderSummary_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "7a8c384e740a18a4c5c578ad4c06331e";

export default node;
