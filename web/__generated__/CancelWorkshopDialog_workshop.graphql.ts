/**
 * @generated SignedSource<<94ed229378f9e176e6096a7106b94f82>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelWorkshopDialog_workshop$data = {
  readonly cancelRefunds: {
    readonly amount: number;
    readonly " $fragmentSpreads": FragmentRefs<"cancelWords_refunds">;
  } | null | undefined;
  readonly databaseId: number;
  readonly registeredCount: number;
  readonly title: string;
  readonly " $fragmentType": "CancelWorkshopDialog_workshop";
};
export type CancelWorkshopDialog_workshop$key = {
  readonly " $data"?: CancelWorkshopDialog_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelWorkshopDialog_workshop">;
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
  "name": "CancelWorkshopDialog_workshop",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registeredCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CancelRefunds",
      "kind": "LinkedField",
      "name": "cancelRefunds",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "cancelWords_refunds",
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "onHold",
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
  "type": "Workshop",
  "abstractKey": null
};
})();

(node as any).hash = "87e35d986bad4dd02cfeb66d9069842e";

export default node;
