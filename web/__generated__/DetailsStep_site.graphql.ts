/**
 * @generated SignedSource<<65b874712fffa24b291d37e051eb259c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailsStep_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SlotNotices_site">;
  readonly " $fragmentType": "DetailsStep_site";
};
export type DetailsStep_site$key = {
  readonly " $data"?: DetailsStep_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsStep_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailsStep_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SlotNotices_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "dc180ad4678094be61659c860bbd62a0";

export default node;
