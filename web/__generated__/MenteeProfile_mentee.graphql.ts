/**
 * @generated SignedSource<<05cd216f44df83e21215c61d67ca3a97>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenteeProfile_mentee$data = {
  readonly currentLevel: string;
  readonly hasProfileImage: boolean;
  readonly mainBranch: string;
  readonly name: string;
  readonly picture: string;
  readonly subBranch: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"MenteeAvatar_mentee" | "ProfileSections_aboutYou" | "ProfileSections_studies">;
  readonly " $fragmentType": "MenteeProfile_mentee";
};
export type MenteeProfile_mentee$key = {
  readonly " $data"?: MenteeProfile_mentee$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenteeProfile_mentee">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MenteeProfile_mentee",
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
      "name": "currentLevel",
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
      "alias": "picture",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "MenteeAvatar_mentee"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileSections_aboutYou"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileSections_studies"
    }
  ],
  "type": "Mentee",
  "abstractKey": null
};

(node as any).hash = "4e46f0f4b4aeed46ab841ae4916a6d8e";

export default node;
