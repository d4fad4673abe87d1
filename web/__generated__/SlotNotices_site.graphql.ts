/**
 * @generated SignedSource<<53415b3eff292a7be222fbbdae5cb24c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SlotNotices_site$data = {
  readonly holdMinutes: number;
  readonly " $fragmentType": "SlotNotices_site";
};
export type SlotNotices_site$key = {
  readonly " $data"?: SlotNotices_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SlotNotices_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SlotNotices_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holdMinutes",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "f0edf992d05ec6359e07156f667330be";

export default node;
