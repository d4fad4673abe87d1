/**
 * @generated SignedSource<<b5c92dba4a40e50b446ceab92f929366>>
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
  readonly moneyLines: ReadonlyArray<string>;
  readonly refunds: ReadonlyArray<{
    readonly amount: number;
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "moneyLines",
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};
})();

(node as any).hash = "88931d9a1d8a7e8cf3114842717c3bae";

export default node;
