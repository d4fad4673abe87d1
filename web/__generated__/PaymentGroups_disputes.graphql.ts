/**
 * @generated SignedSource<<d5c3235b21d146c2473f83193e9a5f2a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeStatus = "CLOSED" | "LOST" | "OPEN" | "UNDER_REVIEW" | "WON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentGroups_disputes$data = {
  readonly disputes: {
    readonly rows: ReadonlyArray<{
      readonly amount: number;
      readonly databaseId: number;
      readonly matterText: string | null;
      readonly order: {
        readonly databaseId: number;
        readonly payerName: string;
        readonly whatFor: string;
      };
      readonly raisedAt: string;
      readonly respondBy: string | null;
      readonly status: DisputeStatus;
      readonly updatedAt: string;
    }>;
    readonly total: number;
  } | null;
  readonly " $fragmentType": "PaymentGroups_disputes";
};
export type PaymentGroups_disputes$key = {
  readonly " $data"?: PaymentGroups_disputes$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentGroups_disputes">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentGroups_disputes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DisputePage",
      "kind": "LinkedField",
      "name": "disputes",
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
          "concreteType": "Dispute",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "respondBy",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "raisedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "updatedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "matterText",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PaymentOrder",
              "kind": "LinkedField",
              "name": "order",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
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
                }
              ],
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
})();

(node as any).hash = "a7762dd591d1db5d095ccd7b2f2e72fd";

export default node;
