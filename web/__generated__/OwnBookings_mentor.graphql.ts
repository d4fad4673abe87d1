/**
 * @generated SignedSource<<b54cc6e3d1439ef8600e638820f4a9db>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnBookings_mentor$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "OwnBookings_mentor";
};
export type OwnBookings_mentor$key = {
  readonly " $data"?: OwnBookings_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnBookings_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnBookings_mentor",
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

(node as any).hash = "7e901a1b010a65c18edc60e73d1c7b79";

export default node;
