/**
 * @generated SignedSource<<21f6a9a487004623d48a1d4b9b074afe>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileSections_aboutYou$data = {
  readonly bio: string | null;
  readonly email: string | null;
  readonly linkedinUrl: string | null;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useMenteeSection_mentee">;
  readonly " $fragmentType": "ProfileSections_aboutYou";
};
export type ProfileSections_aboutYou$key = {
  readonly " $data"?: ProfileSections_aboutYou$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileSections_aboutYou">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileSections_aboutYou",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkedinUrl",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMenteeSection_mentee"
    }
  ],
  "type": "Mentee",
  "abstractKey": null
};

(node as any).hash = "336d59df499f248f9673ecaa3be5ced1";

export default node;
