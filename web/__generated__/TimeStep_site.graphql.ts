/**
 * @generated SignedSource<<fabacac48dd0fe61c87b2fef837b313f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimeStep_site$data = {
  readonly refundWindowHours: number;
  readonly " $fragmentSpreads": FragmentRefs<"SlotNotices_site">;
  readonly " $fragmentType": "TimeStep_site";
};
export type TimeStep_site$key = {
  readonly " $data"?: TimeStep_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeStep_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimeStep_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundWindowHours",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SlotNotices_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "67029b48d96dc274d56a3df2ee1b2a0d";

export default node;
