/**
 * @generated SignedSource<<8215ac302ab441f4a8ef1de6935538ab>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MentorDashboardPage_mentor$data = {
  readonly databaseId: number;
  readonly hasProfileImage: boolean;
  readonly name: string;
  readonly profileImage: string;
  readonly rating: number;
  readonly reviewCount: number;
  readonly status: MentorStatus | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MentorAvatar_mentor" | "MentorDashboardPage_available" | "ReviewNotice_mentor">;
  readonly " $fragmentType": "MentorDashboardPage_mentor";
};
export type MentorDashboardPage_mentor$key = {
  readonly " $data"?: MentorDashboardPage_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorDashboardPage_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorDashboardPage_mentor",
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
      "name": "status",
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
      "name": "MentorDashboardPage_available"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewNotice_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "d25a294bbea7cdebc48907e994c7f1c3";

export default node;
