/**
 * @generated SignedSource<<6b011b5ed2b64cd1935aada3b7ed045e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingPlumb_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DetailsStep_site" | "PayStep_site" | "TimeStep_site">;
  readonly " $fragmentType": "BookingPlumb_site";
};
export type BookingPlumb_site$key = {
  readonly " $data"?: BookingPlumb_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingPlumb_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingPlumb_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TimeStep_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailsStep_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayStep_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "18358a312b2e94d7b77ac797b36ceb95";

export default node;
