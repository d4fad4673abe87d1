/**
 * @generated SignedSource<<b0df7b0c1dd96258d0c2394bd9ab4fa8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelWorkshop_workshop$data = {
  readonly cancelRefunds: {
    readonly amount: number;
    readonly " $fragmentSpreads": FragmentRefs<"cancelWords_refunds">;
  } | null | undefined;
  readonly databaseId: number;
  readonly registeredCount: number;
  readonly title: string;
  readonly " $fragmentType": "CancelWorkshop_workshop";
};
export type CancelWorkshop_workshop$key = {
  readonly " $data"?: CancelWorkshop_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelWorkshop_workshop">;
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
  "name": "CancelWorkshop_workshop",
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

(node as any).hash = "a896672e4aebb6a22b335cad52b516de";

export default node;
