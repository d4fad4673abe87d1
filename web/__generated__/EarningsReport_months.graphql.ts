/**
 * @generated SignedSource<<2ea748cc8c487d00a44a70b31d5dc13a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EarningsReport_months$data = ReadonlyArray<{
  readonly amount: number;
  readonly mentorEarning: number;
  readonly month: string;
  readonly paymentCount: number;
  readonly platformFee: number;
  readonly " $fragmentType": "EarningsReport_months";
}>;
export type EarningsReport_months$key = ReadonlyArray<{
  readonly " $data"?: EarningsReport_months$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarningsReport_months">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EarningsReport_months",
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

(node as any).hash = "078af3c005bdd195484c151dd3c05511";

export default node;
