/**
 * @generated SignedSource<<420b35374ff7cec6ff62ac65d9915771>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefundDecision = "EXPLAINED" | "NOT_RETURNED" | "RETURNED_ELSEWHERE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RefundGroups_refunds$data = {
  readonly refunds: {
    readonly rows: ReadonlyArray<{
      readonly amount: number;
      readonly canRetry: boolean;
      readonly databaseId: number;
      readonly decisions: ReadonlyArray<RefundDecision>;
      readonly order: {
        readonly databaseId: number;
        readonly payerName: string;
        readonly whatFor: string;
      };
      readonly reasonText: string;
      readonly requestedAt: string;
      readonly " $fragmentSpreads": FragmentRefs<"orderWords_refund">;
    }>;
    readonly total: number;
  } | null;
  readonly " $fragmentType": "RefundGroups_refunds";
};
export type RefundGroups_refunds$key = {
  readonly " $data"?: RefundGroups_refunds$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundGroups_refunds">;
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
  "name": "RefundGroups_refunds",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RefundPage",
      "kind": "LinkedField",
      "name": "refunds",
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
          "concreteType": "AdminRefund",
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
              "name": "reasonText",
              "storageKey": null
            },
            {
              "kind": "InlineDataFragmentSpread",
              "name": "orderWords_refund",
              "selections": [
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
                  "kind": "ScalarField",
                  "name": "lastError",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
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
              "name": "canRetry",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "decisions",
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

(node as any).hash = "5181eca32f5de75c57593d9e302aae46";

export default node;
