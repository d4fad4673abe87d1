/**
 * @generated SignedSource<<bbb5a0020703abb356092643d7cca74f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkshopActs_workshop$data = {
  readonly databaseId: number;
  readonly title: string;
  readonly version: number | null | undefined;
  readonly " $fragmentType": "WorkshopActs_workshop";
};
export type WorkshopActs_workshop$key = {
  readonly " $data"?: WorkshopActs_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopActs_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopActs_workshop",
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
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "86c87e4d6e3babf176d2b2bbe834ae09";

export default node;
