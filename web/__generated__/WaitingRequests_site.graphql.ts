/**
 * @generated SignedSource<<4bc17dc74c2393f3382b92f014e30f30>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitingRequests_site$data = {
  readonly now: string;
  readonly " $fragmentType": "WaitingRequests_site";
};
export type WaitingRequests_site$key = {
  readonly " $data"?: WaitingRequests_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingRequests_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingRequests_site",
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

(node as any).hash = "5e60bd03942a0aa11055b5d9f201aeb7";

export default node;
