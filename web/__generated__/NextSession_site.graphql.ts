/**
 * @generated SignedSource<<b4d2d7a0d2f15f2467e7522d1b53ec6d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextSession_site$data = {
  readonly now: string;
  readonly " $fragmentType": "NextSession_site";
};
export type NextSession_site$key = {
  readonly " $data"?: NextSession_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextSession_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextSession_site",
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

(node as any).hash = "c3facd9cfdbae20063b8cb6e316059cc";

export default node;
