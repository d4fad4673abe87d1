/**
 * @generated SignedSource<<c64710d6a72e43413e6260bb9d6d8720>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMenteeSection_mentee$data = {
  readonly databaseId: number;
  readonly profileVersion: number | null;
  readonly " $fragmentType": "useMenteeSection_mentee";
};
export type useMenteeSection_mentee$key = {
  readonly " $data"?: useMenteeSection_mentee$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMenteeSection_mentee">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMenteeSection_mentee",
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
      "name": "profileVersion",
      "storageKey": null
    }
  ],
  "type": "Mentee",
  "abstractKey": null
};

(node as any).hash = "c4742a65ee7a341b61c0484881648b77";

export default node;
