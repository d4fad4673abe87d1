/**
 * @generated SignedSource<<42bad26ecd82fe2928834cfea59b2e68>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Confirmation_site$data = {
  readonly now: string;
  readonly " $fragmentSpreads": FragmentRefs<"RefundPart_site">;
  readonly " $fragmentType": "Confirmation_site";
};
export type Confirmation_site$key = {
  readonly " $data"?: Confirmation_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Confirmation_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Confirmation_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "now",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefundPart_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "d02b07c6a79fc186b643ba3967bfb54a";

export default node;
