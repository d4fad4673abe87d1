/**
 * @generated SignedSource<<3b1044b946eaea9e1d2eeaa12a300cf4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecheckOrder_order$data = {
  readonly databaseId: number;
  readonly " $fragmentType": "RecheckOrder_order";
};
export type RecheckOrder_order$key = {
  readonly " $data"?: RecheckOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecheckOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecheckOrder_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    }
  ],
  "type": "PaymentOrder",
  "abstractKey": null
};

(node as any).hash = "bde2acf448dffde877addfa9ebcd7eed";

export default node;
