/**
 * @generated SignedSource<<639ccfa96ccf5167d24cb7233756d826>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegisterForm_site$data = {
  readonly paymentTestMode: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"RegisterFoot_site">;
  readonly " $fragmentType": "RegisterForm_site";
};
export type RegisterForm_site$key = {
  readonly " $data"?: RegisterForm_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegisterForm_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegisterForm_site",
  "selections": [
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
      "name": "RegisterFoot_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "017b2e29bd2342f0c3ed4df0aacc16bf";

export default node;
