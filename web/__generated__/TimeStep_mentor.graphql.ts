/**
 * @generated SignedSource<<8d38e946c63bf57733e83d05b3a51f76>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimeStep_mentor$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NoOpenSlot_mentor" | "OwnBookings_mentor">;
  readonly " $fragmentType": "TimeStep_mentor";
};
export type TimeStep_mentor$key = {
  readonly " $data"?: TimeStep_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeStep_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimeStep_mentor",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnBookings_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoOpenSlot_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "3a912d3caf3385da5aa8771e1fbc363c";

export default node;
