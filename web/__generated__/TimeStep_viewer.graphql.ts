/**
 * @generated SignedSource<<56f9ca88086f251528bfb96a01b25ed4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimeStep_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OwnBookings_viewer" | "TimeNotices_viewer">;
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
      "name": "TimeNotices_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d0ca8fa69da8110b30778d6d887f5a87";

export default node;
