/**
 * @generated SignedSource<<251278371f2c387e608dbb6b68b81211>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionDialogs_act$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CancelDialog_booking" | "MoveDialog_booking" | "ProposeDialog_booking" | "ReportNoShowDialog_booking">;
  readonly " $fragmentType": "SessionDialogs_act";
};
export type SessionDialogs_act$key = {
  readonly " $data"?: SessionDialogs_act$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionDialogs_act">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionDialogs_act",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelDialog_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoveDialog_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProposeDialog_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportNoShowDialog_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "b4296426414914b587635f5e7ec9f354";

export default node;
