/**
 * @generated SignedSource<<278459dbd0410aaf494208a43efdd2ab>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Confirmation_site$data = {
  readonly now: string;
  readonly " $fragmentType": "Confirmation_site";
};
export type Confirmation_site$key = {
  readonly " $data"?: Confirmation_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Confirmation_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Confirmation_site",
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

(node as any).hash = "37e20a8c29cc701123e3612c5806eb2d";

export default node;
