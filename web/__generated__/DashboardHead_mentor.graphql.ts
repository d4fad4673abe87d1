/**
 * @generated SignedSource<<97ac10434f14ac486d120f4f054fcfa4>>
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

(node as any).hash = "5d2854662b0e8c66c0c694d6027522ed";

export default node;
