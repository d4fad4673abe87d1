/**
 * @generated SignedSource<<646d0e8d976c471ef03cc9d91e87fe7f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoOpenSlot_mentor$data = {
  readonly available: boolean;
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "NoOpenSlot_mentor";
};
export type NoOpenSlot_mentor$key = {
  readonly " $data"?: NoOpenSlot_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoOpenSlot_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoOpenSlot_mentor",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "available",
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "d5f980c3e8dbaa53b23314fea5b9ab2b";

export default node;
