/**
 * @generated SignedSource<<1740c094e37c351d666c9fe6d86cf387>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileTab_mentor$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Background_mentor" | "BasicInfo_mentor" | "DaysOff_mentor" | "Position_mentor" | "Pricing_mentor" | "ProfileSide_mentor" | "TextSections_list" | "TextSections_prose" | "WeeklyHours_mentor">;
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
      "name": "Position_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Background_mentor"
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

(node as any).hash = "304b61bdd6d7c7135ee2dcba25c787a2";

export default node;
