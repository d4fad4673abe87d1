/**
 * @generated SignedSource<<3e321c63979c85ac3d82d5a976bcc2ac>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorHead_mentor$data = {
  readonly available: boolean;
  readonly currentCity: string | null | undefined;
  readonly currentCompany: string | null | undefined;
  readonly currentCountry: string | null | undefined;
  readonly currentJobTitle: string | null | undefined;
  readonly hasProfileImage: boolean;
  readonly mainBranch: string;
  readonly name: string;
  readonly profileImage: string;
  readonly rating: number;
  readonly reviewCount: number;
  readonly subBranch: string | null | undefined;
  readonly " $fragmentType": "MentorHead_mentor";
};
export type MentorHead_mentor$key = {
  readonly " $data"?: MentorHead_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorHead_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorHead_mentor",
  "selections": [
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
      "kind": "ScalarField",
      "name": "currentCity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentCountry",
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "5fc0be256da73de96c0166abffbbf3d2";

export default node;
