/**
 * @generated SignedSource<<12be02a337d02b3c78b431dd55114629>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelWorkshop_workshop$data = {
  readonly databaseId: number;
  readonly price: number;
  readonly registeredCount: number;
  readonly title: string;
  readonly " $fragmentType": "CancelWorkshop_workshop";
};
export type CancelWorkshop_workshop$key = {
  readonly " $data"?: CancelWorkshop_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelWorkshop_workshop">;
};

const node: ReaderFragment = {
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
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registeredCount",
      "storageKey": null
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "4c0eee40a26e91483b56006b2112768c";

export default node;
