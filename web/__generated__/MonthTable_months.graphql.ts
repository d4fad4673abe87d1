/**
 * @generated SignedSource<<5738383935c4fffcf9bc3e5088a09ea7>>
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
  readonly payments: ReadonlyArray<{
    readonly __typename: "Earning";
  }>;
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
      "concreteType": "Earning",
      "kind": "LinkedField",
      "name": "payments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EarningsMonth",
  "abstractKey": null
};

(node as any).hash = "a105d9aaceb70a4f9f4b68feb8136f73";

export default node;
