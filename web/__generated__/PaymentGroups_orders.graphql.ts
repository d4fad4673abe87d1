/**
 * @generated SignedSource<<ec2acdc01e0e493355fa84a056585cf5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentGroups_orders$data = {
  readonly orders: {
    readonly rows: ReadonlyArray<{
      readonly amount: number;
      readonly attentionReason: string | null;
      readonly createdAt: string;
      readonly databaseId: number;
      readonly payerName: string;
      readonly whatFor: string;
    }>;
    readonly total: number;
  } | null;
  readonly " $fragmentType": "PaymentGroups_orders";
};
export type PaymentGroups_orders$key = {
  readonly " $data"?: PaymentGroups_orders$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentGroups_orders">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentGroups_orders",
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

(node as any).hash = "2fb8b00f3377881990a4adedd9024efa";

export default node;
