/**
 * @generated SignedSource<<1f0d4596cd9d2037c55a5aac95ab5cbc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoneyGroups_orders$data = {
  readonly orders: {
    readonly rows: ReadonlyArray<{
      readonly amount: number;
      readonly attentionReason: string | null | undefined;
      readonly createdAt: string;
      readonly databaseId: number;
      readonly payerName: string;
      readonly whatFor: string;
    }>;
    readonly total: number;
  } | null | undefined;
  readonly " $fragmentType": "MoneyGroups_orders";
};
export type MoneyGroups_orders$key = {
  readonly " $data"?: MoneyGroups_orders$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoneyGroups_orders">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoneyGroups_orders",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderPage",
      "kind": "LinkedField",
      "name": "orders",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentOrder",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "whatFor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "payerName",
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
              "name": "createdAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "attentionReason",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkQueue",
  "abstractKey": null
};

(node as any).hash = "3a10f87d573d7838ff0c75c42aafc107";

export default node;
