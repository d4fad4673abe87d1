/**
 * @generated SignedSource<<9591a1b7e1e079ec4052376dc3347a91>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayStep_site$data = {
  readonly checkoutScriptUrl: string;
  readonly paymentTestMode: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"price_site">;
  readonly " $fragmentType": "PayStep_site";
};
export type PayStep_site$key = {
  readonly " $data"?: PayStep_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayStep_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayStep_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkoutScriptUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentTestMode",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "price_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "ef4c14517d7916226661429c10124024";

export default node;
