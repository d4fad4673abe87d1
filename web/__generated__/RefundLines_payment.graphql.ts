/**
 * @generated SignedSource<<cf9d0f5e2ed3eef2f584ee00434d87af>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefundState = "ON_ITS_WAY" | "REFUNDED" | "RETURNED_OTHERWISE" | "WITH_SUPPORT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RefundLines_payment$data = {
  readonly amount: number;
  readonly refunds: ReadonlyArray<{
    readonly amount: number;
    readonly requestedAt: string;
    readonly returnedAt: string | null | undefined;
    readonly state: RefundState;
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
      "concreteType": "Refund",
      "kind": "LinkedField",
      "name": "refunds",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
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
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};
})();

(node as any).hash = "26000444721489b3b19bbc592fa52c43";

export default node;
