/**
 * @generated SignedSource<<37cff3c8528f87cc4b3bacedce0347d7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorAvatar_mentor$data = {
  readonly hasProfileImage: boolean;
  readonly mainBranch: string;
  readonly name: string;
  readonly profileImage: string;
  readonly subBranch: string | null;
  readonly " $fragmentType": "MentorAvatar_mentor";
};
export type MentorAvatar_mentor$key = {
  readonly " $data"?: MentorAvatar_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorAvatar_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorAvatar_mentor",
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
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "8d5eea834c0154abecfbeb31990a71ad";

export default node;
