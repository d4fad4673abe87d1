/**
 * @generated SignedSource<<3ade84b307d1329b0d7a4d26bfb2adbc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NeedsAttention_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AttentionFacts_site" | "NextSession_site">;
  readonly " $fragmentType": "NeedsAttention_site";
};
export type NeedsAttention_site$key = {
  readonly " $data"?: NeedsAttention_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"NeedsAttention_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NeedsAttention_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextSession_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttentionFacts_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "3cfbeeb27309c1f0a171ffedf85beae0";

export default node;
