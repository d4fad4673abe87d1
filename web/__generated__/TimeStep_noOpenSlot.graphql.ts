/**
 * @generated SignedSource<<ae540c7c5d61f0169cab71a376155cb4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimeStep_noOpenSlot$data = {
  readonly available: boolean;
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "TimeStep_noOpenSlot";
};
export type TimeStep_noOpenSlot$key = {
  readonly " $data"?: TimeStep_noOpenSlot$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeStep_noOpenSlot">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimeStep_noOpenSlot",
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

(node as any).hash = "5ae1e3753c35d8a6c045d01f57dd72e0";

export default node;
