/**
 * @generated SignedSource<<9a44502a27144a9841d9c52d5892a410>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EarningsPage_months$data = ReadonlyArray<{
  readonly amount: number;
  readonly mentorEarning: number;
  readonly month: string;
  readonly paymentCount: number;
  readonly platformFee: number;
  readonly " $fragmentType": "EarningsPage_months";
}>;
export type EarningsPage_months$key = ReadonlyArray<{
  readonly " $data"?: EarningsPage_months$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarningsPage_months">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EarningsPage_months",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "month",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "platformFee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mentorEarning",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentCount",
      "storageKey": null
    }
  ],
  "type": "EarningsMonth",
  "abstractKey": null
};

(node as any).hash = "b1f63d685df745cbc78b9eca1f1e0748";

export default node;
