/**
 * @generated SignedSource<<1bfa93bd5e1488911fa79cd48c8835ac>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitingList_site$data = {
  readonly now: string;
  readonly " $fragmentType": "WaitingList_site";
};
export type WaitingList_site$key = {
  readonly " $data"?: WaitingList_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingList_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingList_site",
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

(node as any).hash = "d640674420d61b88da4b6b11ee1a7750";

export default node;
