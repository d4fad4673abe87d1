/**
 * @generated SignedSource<<b589c32844334b34a69c0ae497f83fb4>>
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
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationSays_site">;
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
      "name": "RegistrationSays_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "e361d6bcd371ce68e8983969c168645b";

export default node;
