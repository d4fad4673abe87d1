/**
 * @generated SignedSource<<3dd7d9ce42dabe184142c3fb1d0951ac>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckingPayment_site$data = {
  readonly supportEmail: string;
  readonly " $fragmentType": "CheckingPayment_site";
};
export type CheckingPayment_site$key = {
  readonly " $data"?: CheckingPayment_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckingPayment_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckingPayment_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportEmail",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "1a040af1dc045aefa48e9d88856c810e";

export default node;
