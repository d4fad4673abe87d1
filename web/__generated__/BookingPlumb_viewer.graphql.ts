/**
 * @generated SignedSource<<80222585a3d7043d46d3f156c384cd3c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingPlumb_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PayStep_viewer" | "PlanStep_viewer" | "TimeStep_viewer">;
  readonly " $fragmentType": "BookingPlumb_viewer";
};
export type BookingPlumb_viewer$key = {
  readonly " $data"?: BookingPlumb_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingPlumb_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingPlumb_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TimeStep_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanStep_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayStep_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6b710a07cfee72806fa20a1d55ebb34d";

export default node;
