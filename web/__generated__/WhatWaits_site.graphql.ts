/**
 * @generated SignedSource<<a2dc9b6f0a94e9c5d549af59af980077>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WhatWaits_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NextSession_site" | "WaitingRequests_site">;
  readonly " $fragmentType": "WhatWaits_site";
};
export type WhatWaits_site$key = {
  readonly " $data"?: WhatWaits_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatWaits_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhatWaits_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextSession_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WaitingRequests_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "0e2ca9535088ca690152de18c0bd92fe";

export default node;
