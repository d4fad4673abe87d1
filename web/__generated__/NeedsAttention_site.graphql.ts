/**
 * @generated SignedSource<<5eb9367cce4f9b4d4139593a452e67bb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NeedsAttention_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AttentionFacts_site" | "NextSession_site" | "SessionsWaiting_site">;
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
      "name": "SessionsWaiting_site"
    },
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

(node as any).hash = "45f2ac0baf2dabbc20fec63a560a9992";

export default node;
