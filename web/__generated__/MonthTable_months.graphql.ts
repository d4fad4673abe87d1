/**
 * @generated SignedSource<<f69f53a65d1fa9c173e655e57cf4b4c3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MonthTable_months$data = ReadonlyArray<{
  readonly amount: number;
  readonly mentorEarning: number;
  readonly month: string;
  readonly paymentCount: number;
  readonly platformFee: number;
  readonly " $fragmentType": "MonthTable_months";
}>;
export type MonthTable_months$key = ReadonlyArray<{
  readonly " $data"?: MonthTable_months$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthTable_months">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MonthTable_months",
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

(node as any).hash = "d62f96b9432555a14d1b1b830db816be";

export default node;
