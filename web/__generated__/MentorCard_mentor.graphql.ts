/**
 * @generated SignedSource<<ea7bc65618349768770fc8f90c20b277>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorCard_mentor$data = {
  readonly advancedPackageRate: number;
  readonly available: boolean;
  readonly bio: string;
  readonly currentCity: string | null | undefined;
  readonly currentCompany: string | null | undefined;
  readonly currentJobTitle: string | null | undefined;
  readonly databaseId: number;
  readonly hasProfileImage: boolean;
  readonly mainBranch: string;
  readonly name: string;
  readonly nextFreeSlot: {
    readonly startsAt: string;
  } | null | undefined;
  readonly profileImage: string;
  readonly rating: number;
  readonly reviewCount: number;
  readonly skills: ReadonlyArray<string>;
  readonly starterPackageRate: number;
  readonly subBranch: string | null | undefined;
  readonly " $fragmentType": "MentorCard_mentor";
};
export type MentorCard_mentor$key = {
  readonly " $data"?: MentorCard_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorCard_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorCard_mentor",
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
      "name": "bio",
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
      "name": "available",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profileImage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasProfileImage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skills",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentCity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentJobTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentCompany",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Slot",
      "kind": "LinkedField",
      "name": "nextFreeSlot",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "1b61b42320f4fd9462435ab24e2caa66";

export default node;
