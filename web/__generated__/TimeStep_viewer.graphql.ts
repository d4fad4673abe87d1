/**
 * @generated SignedSource<<32e9260e848970ba96fab3c8547b29c0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimeStep_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OwnBookings_viewer" | "SlotNotices_viewer">;
  readonly " $fragmentType": "TimeStep_viewer";
};
export type TimeStep_viewer$key = {
  readonly " $data"?: TimeStep_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeStep_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimeStep_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnBookings_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SlotNotices_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a4a5fd25d5cc648d19e048a8fbb59fce";

export default node;
