/**
 * @generated SignedSource<<097591fe341d8c222ede6632be396fce>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardHead_mentor$data = {
  readonly databaseId: number;
  readonly hasProfileImage: boolean;
  readonly name: string;
  readonly rating: number;
  readonly reviewCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"AvailableSwitch_mentor" | "MentorAvatar_mentor" | "ReviewNotice_mentor">;
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
      "name": "hasProfileImage",
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
      "name": "AvailableSwitch_mentor"
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

(node as any).hash = "2dc7b784626aa8f9d9f3ca1e96cc9f04";

export default node;
