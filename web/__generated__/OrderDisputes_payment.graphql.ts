/**
 * @generated SignedSource<<1ab0e3910d1f19b7eb06f8f1764c225e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeStatus = "CLOSED" | "LOST" | "OPEN" | "UNDER_REVIEW" | "WON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderDisputes_payment$data = {
  readonly disputes: ReadonlyArray<{
    readonly amount: number;
    readonly amountDeducted: number;
    readonly databaseId: number;
    readonly matterText: string | null;
    readonly phase: string;
    readonly providerDisputeId: string;
    readonly raisedAt: string;
    readonly reasonCode: string | null;
    readonly respondBy: string | null;
    readonly status: DisputeStatus;
    readonly updatedAt: string;
  }>;
  readonly " $fragmentType": "OrderDisputes_payment";
};
export type OrderDisputes_payment$key = {
  readonly " $data"?: OrderDisputes_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDisputes_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDisputes_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Dispute",
      "kind": "LinkedField",
      "name": "disputes",
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
          "name": "providerDisputeId",
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
          "name": "amountDeducted",
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
          "name": "phase",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reasonCode",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderPayment",
  "abstractKey": null
};

(node as any).hash = "c6b34b360f8c766f617f553d930425ba";

export default node;
