/**
 * @generated SignedSource<<2cda91bf518f20f098a9747562d618f1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitsWatch_viewer$data = {
  readonly nextSession: {
    readonly endsAt: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "WaitsWatch_viewer";
};
export type WaitsWatch_viewer$key = {
  readonly " $data"?: WaitsWatch_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitsWatch_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitsWatch_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "nextSession",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6fa8795c2c1e4199dbcc8db64b6a06de";

export default node;
