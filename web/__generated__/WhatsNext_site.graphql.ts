/**
 * @generated SignedSource<<917957048d845c2acb4d2b6ceaddfbfb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WhatsNext_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NextSession_site">;
  readonly " $fragmentType": "WhatsNext_site";
};
export type WhatsNext_site$key = {
  readonly " $data"?: WhatsNext_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatsNext_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhatsNext_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextSession_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "7ad7c4e07f26ade6a4dc07f949fb7118";

export default node;
