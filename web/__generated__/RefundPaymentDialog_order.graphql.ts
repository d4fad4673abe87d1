/**
 * @generated SignedSource<<a0a9539ea27bcf082da326922014733b>>
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
    readonly fullRefund: {
      readonly cancelText: string | null;
      readonly text: string;
    };
    readonly refundRefusal: string | null;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refundRefusal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FullRefund",
          "kind": "LinkedField",
          "name": "fullRefund",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cancelText",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PaymentOrder",
  "abstractKey": null
};

(node as any).hash = "e0d7551c8741ecd837d0047d30fe9211";

export default node;
