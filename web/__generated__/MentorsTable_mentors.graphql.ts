/**
 * @generated SignedSource<<9b83b0f5a4c8a075ddb9b90ab6aa67fc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MentorsTable_mentors$data = ReadonlyArray<{
  readonly advancedPackageRate: number;
  readonly databaseId: number;
  readonly email: string | null;
  readonly experience: number;
  readonly isActive: boolean | null;
  readonly mainBranch: string;
  readonly name: string;
  readonly rating: number;
  readonly reviewCount: number;
  readonly starterPackageRate: number;
  readonly status: MentorStatus | null;
  readonly " $fragmentSpreads": FragmentRefs<"MentorAvatar_mentor" | "MentorStatus_select">;
  readonly " $fragmentType": "MentorsTable_mentors";
}>;
export type MentorsTable_mentors$key = ReadonlyArray<{
  readonly " $data"?: MentorsTable_mentors$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorsTable_mentors">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MentorsTable_mentors",
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
      "name": "experience",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "starterPackageRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "advancedPackageRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rating",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "name": "MentorAvatar_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MentorStatus_select"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "450e93dfc175c5012180f2b12e9a7d9f";

export default node;
