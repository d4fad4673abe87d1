/**
 * @generated SignedSource<<53e69cf681ff78df9fc3f3fd37947332>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttentionFacts_site$data = {
  readonly now: string;
  readonly " $fragmentType": "AttentionFacts_site";
};
export type AttentionFacts_site$key = {
  readonly " $data"?: AttentionFacts_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttentionFacts_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AttentionFacts_site",
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

(node as any).hash = "673ed1473015983404cb7c3964389495";

export default node;
