/**
 * @generated SignedSource<<59b119060bc10d77182eca5ca3e0bd4a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderKind = "BOOKING" | "WORKSHOP_REGISTRATION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RefundPaymentDialog_order$data = {
  readonly kind: OrderKind;
  readonly payerName: string;
  readonly payments: ReadonlyArray<{
    readonly amount: number;
    readonly databaseId: number;
    readonly refundable: number;
  }>;
  readonly whatFor: string;
  readonly " $fragmentType": "RefundPaymentDialog_order";
};
export type RefundPaymentDialog_order$key = {
  readonly " $data"?: RefundPaymentDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundPaymentDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundPaymentDialog_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "concreteType": "OrderPayment",
      "kind": "LinkedField",
      "name": "payments",
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
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refundable",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PaymentOrder",
  "abstractKey": null
};

(node as any).hash = "2d5a41ff7ada6a97d645c08904b47d7d";

export default node;
