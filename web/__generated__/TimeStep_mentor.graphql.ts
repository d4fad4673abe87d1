/**
 * @generated SignedSource<<178f8438daa24fbdab6aad28733c1393>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimeStep_mentor$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OwnBookings_mentor" | "TimeStep_noOpenSlot">;
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
      "name": "TimeStep_noOpenSlot"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "b9a241439887e9504166f895d9ca3ce7";

export default node;
