/**
 * @generated SignedSource<<976324ff7af31b040ff66b9df4562198>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useBookingSource_mentor$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "useBookingSource_mentor";
};
export type useBookingSource_mentor$key = {
  readonly " $data"?: useBookingSource_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBookingSource_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useBookingSource_mentor",
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

(node as any).hash = "8308076196c2daed21e0fcf13ac4d68c";

export default node;
