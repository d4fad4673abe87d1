/**
 * @generated SignedSource<<b0ec98a0fe9e4150e60a4c5d4a17f9e8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WriteMessage_workshop$data = {
  readonly databaseId: number;
  readonly registeredCount: number;
  readonly " $fragmentType": "WriteMessage_workshop";
};
export type WriteMessage_workshop$key = {
  readonly " $data"?: WriteMessage_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteMessage_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WriteMessage_workshop",
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
      "name": "registeredCount",
      "storageKey": null
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "5e9c7f8d0cf3107930a0eb41122a87aa";

export default node;
