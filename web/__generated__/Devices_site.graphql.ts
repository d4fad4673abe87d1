/**
 * @generated SignedSource<<d60eb6471bd1bfebff7e1a642d87af10>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Devices_site$data = {
  readonly now: string;
  readonly " $fragmentType": "Devices_site";
};
export type Devices_site$key = {
  readonly " $data"?: Devices_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Devices_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Devices_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "now",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "f7fd52573b5c9a65df424d27f76b1a66";

export default node;
