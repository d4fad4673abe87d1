/**
 * @generated SignedSource<<2f852910c842cc7274b2ae8443006c1e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermsDialog_site$data = {
  readonly refundWindowHours: number;
  readonly " $fragmentType": "TermsDialog_site";
};
export type TermsDialog_site$key = {
  readonly " $data"?: TermsDialog_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermsDialog_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TermsDialog_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundWindowHours",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "59071b3a74ae43cd3685e66a0475c72b";

export default node;
