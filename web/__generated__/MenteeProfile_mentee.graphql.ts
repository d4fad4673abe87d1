/**
 * @generated SignedSource<<b6ba5698ea49a24d90ae65dc7dbd081e>>
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
  readonly subBranch: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AboutYou_mentee" | "MenteeAvatar_mentee" | "Studies_mentee">;
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
      "name": "AboutYou_mentee"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Studies_mentee"
    }
  ],
  "type": "Mentee",
  "abstractKey": null
};

(node as any).hash = "d88c2c279673d3ec08b6d6304da2b9b1";

export default node;
