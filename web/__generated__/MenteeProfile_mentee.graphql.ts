/**
 * @generated SignedSource<<216cc3c92e5d5b32e2dfc6b8222a9d93>>
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

(node as any).hash = "907c191413846f318a5a39a9dd18e18b";

export default node;
