/**
 * @generated SignedSource<<74c4686e77f58cb96e5098244a1c15e7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeBelow_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MentorCarousel_query" | "Vision_query" | "WhyChoose_query">;
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
      "name": "WhyChoose_query"
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

(node as any).hash = "0be960da62b8970e95874740d3e8d92f";

export default node;
