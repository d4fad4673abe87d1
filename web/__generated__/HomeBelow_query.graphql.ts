/**
 * @generated SignedSource<<d7fc9ac7eb400e286a1c46c1e394fa94>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeBelow_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HomeBelow_promises" | "MentorCarousel_query" | "Vision_query">;
  readonly " $fragmentType": "HomeBelow_query";
};
export type HomeBelow_query$key = {
  readonly " $data"?: HomeBelow_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeBelow_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeBelow_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MentorCarousel_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HomeBelow_promises"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Vision_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "17c69771963a219d2242b5f21902774e";

export default node;
