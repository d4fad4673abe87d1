/**
 * @generated SignedSource<<6796837626b272b080e9d97d49ca0f04>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DashboardHead_mentor$data = {
  readonly databaseId: number;
  readonly hasProfileImage: boolean;
  readonly name: string;
  readonly profileImage: string;
  readonly rating: number;
  readonly reviewCount: number;
  readonly status: MentorStatus | null;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardHead_available" | "MentorAvatar_mentor" | "ReviewNotice_mentor">;
  readonly " $fragmentType": "DashboardHead_mentor";
};
export type DashboardHead_mentor$key = {
  readonly " $data"?: DashboardHead_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardHead_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardHead_mentor",
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
      "name": "DashboardHead_available"
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

(node as any).hash = "cacdd9c6bd332eceb0b67dcc65aecd6a";

export default node;
