/**
 * @generated SignedSource<<f8f121200f9fc801b35ad56be571ddbd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Pricing_mentor$data = {
  readonly advancedPrice: number;
  readonly starterPrice: number;
  readonly " $fragmentType": "Pricing_mentor";
};
export type Pricing_mentor$key = {
  readonly " $data"?: Pricing_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"Pricing_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Pricing_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "starterPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "advancedPrice",
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "732209086af2f0ef9dd7fbe439472b4d";

export default node;
