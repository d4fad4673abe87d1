/**
 * @generated SignedSource<<a690a27fc1e5284e44738807c4d044c7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileTab_mentor$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BasicInfo_mentor" | "CareerSections_background" | "CareerSections_position" | "DaysOff_mentor" | "Pricing_mentor" | "ProfileSide_mentor" | "TextSections_list" | "TextSections_prose" | "WeeklyHours_mentor">;
  readonly " $fragmentType": "ProfileTab_mentor";
};
export type ProfileTab_mentor$key = {
  readonly " $data"?: ProfileTab_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileTab_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileTab_mentor",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileSide_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BasicInfo_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CareerSections_position"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CareerSections_background"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextSections_prose"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextSections_list"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WeeklyHours_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DaysOff_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Pricing_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "6e24bafff9bd0b865baa5364febbbf3c";

export default node;
