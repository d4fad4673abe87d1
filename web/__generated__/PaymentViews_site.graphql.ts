/**
 * @generated SignedSource<<fe85805aec06e08ae4a98e8c65d1076b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentViews_site$data = {
  readonly supportEmail: string;
  readonly " $fragmentType": "PaymentViews_site";
};
export type PaymentViews_site$key = {
  readonly " $data"?: PaymentViews_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentViews_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentViews_site",
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

(node as any).hash = "21f82c02cd792b5341d99bd32c24ab91";

export default node;
