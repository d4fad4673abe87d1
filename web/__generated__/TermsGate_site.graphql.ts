/**
 * @generated SignedSource<<de9c3e4c006786c2dcd1a3911f7030e3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermsGate_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TermsDialog_site">;
  readonly " $fragmentType": "TermsGate_site";
};
export type TermsGate_site$key = {
  readonly " $data"?: TermsGate_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermsGate_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TermsGate_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TermsDialog_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "567378dbf01c6a26e14157d8c05ececa";

export default node;
