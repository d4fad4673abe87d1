/**
 * @generated SignedSource<<701c339787233c90d04635cecc098cee>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenteesTable_mentees$data = ReadonlyArray<{
  readonly college: string | null | undefined;
  readonly createdAt: string;
  readonly currentLevel: string;
  readonly databaseId: number;
  readonly email: string | null | undefined;
  readonly isActive: boolean | null | undefined;
  readonly mainBranch: string;
  readonly name: string;
  readonly subBranch: string | null | undefined;
  readonly year: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MenteeAvatar_mentee">;
  readonly " $fragmentType": "MenteesTable_mentees";
}>;
export type MenteesTable_mentees$key = ReadonlyArray<{
  readonly " $data"?: MenteesTable_mentees$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenteesTable_mentees">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MenteesTable_mentees",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mainBranch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subBranch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentLevel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "year",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "college",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MenteeAvatar_mentee"
    }
  ],
  "type": "Mentee",
  "abstractKey": null
};

(node as any).hash = "d337b316affd001489c329d96cdc793f";

export default node;
