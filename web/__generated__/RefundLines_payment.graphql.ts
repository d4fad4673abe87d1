/**
 * @generated SignedSource<<1d0ae54fc246808ed9ef84efff14b2bb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefundState = "NOT_RETURNED" | "ON_ITS_WAY" | "REFUNDED" | "RETURNED_OTHERWISE" | "WAITS_FOR_BANK" | "WITH_SUPPORT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RefundLines_payment$data = {
  readonly amount: number;
  readonly disputed: number;
  readonly heldByBank: number;
  readonly refunds: ReadonlyArray<{
    readonly amount: number;
    readonly state: RefundState;
    readonly " $fragmentSpreads": FragmentRefs<"refundLine_refund">;
  }>;
  readonly " $fragmentType": "RefundLines_payment";
};
export type RefundLines_payment$key = {
  readonly " $data"?: RefundLines_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundLines_payment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundLines_payment",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disputed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heldByBank",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Refund",
      "kind": "LinkedField",
      "name": "refunds",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "refundLine_refund",
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "requestedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "returnedAt",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};
})();

(node as any).hash = "95098ff956d8ec920ac9e9dde7e6237d";

export default node;
