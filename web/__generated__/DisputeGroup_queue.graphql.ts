/**
 * @generated SignedSource<<a88a3949e38baefa4928108890961cf8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeStatus = "CLOSED" | "LOST" | "OPEN" | "UNDER_REVIEW" | "WON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DisputeGroup_queue$data = {
  readonly disputes: {
    readonly rows: ReadonlyArray<{
      readonly amount: number;
      readonly databaseId: number;
      readonly matterText: string | null | undefined;
      readonly order: {
        readonly databaseId: number;
        readonly payerName: string;
        readonly whatFor: string;
      };
      readonly raisedAt: string;
      readonly respondBy: string | null | undefined;
      readonly status: DisputeStatus;
      readonly updatedAt: string;
    }>;
    readonly total: number;
  } | null | undefined;
  readonly " $fragmentType": "DisputeGroup_queue";
};
export type DisputeGroup_queue$key = {
  readonly " $data"?: DisputeGroup_queue$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeGroup_queue">;
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
  "name": "DisputeGroup_queue",
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

(node as any).hash = "872d0cdbf8ab9de791e9037bdc93143c";

export default node;
