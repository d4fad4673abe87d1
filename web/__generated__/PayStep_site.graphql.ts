/**
 * @generated SignedSource<<39f2eb8bc0e3a00c359800349c778284>>
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
  readonly " $fragmentSpreads": FragmentRefs<"useRefundRule_site">;
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
      "name": "useRefundRule_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "4d77da3a66c4591245ccf457c3a2c99b";

export default node;
