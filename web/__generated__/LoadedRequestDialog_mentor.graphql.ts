/**
 * @generated SignedSource<<0539a3a7985b505b4faf61ed102ab0c1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoadedRequestDialog_mentor$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "LoadedRequestDialog_mentor";
};
export type LoadedRequestDialog_mentor$key = {
  readonly " $data"?: LoadedRequestDialog_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoadedRequestDialog_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoadedRequestDialog_mentor",
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
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "5788c8fe4dc1597c97b03e9cbaa9fdb9";

export default node;
