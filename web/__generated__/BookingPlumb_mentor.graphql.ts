/**
 * @generated SignedSource<<85a152cda72a97ab9ac44220cac6af09>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingPlumb_mentor$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DetailsStep_mentor" | "PayStep_mentor" | "PlanStep_mentor" | "TimeStep_mentor">;
  readonly " $fragmentType": "BookingPlumb_mentor";
};
export type BookingPlumb_mentor$key = {
  readonly " $data"?: BookingPlumb_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingPlumb_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingPlumb_mentor",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TimeStep_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanStep_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailsStep_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayStep_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "6a8ca3a5c0f3517fe5af00be76d0cb3d";

export default node;
