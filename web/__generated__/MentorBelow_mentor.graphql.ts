/**
 * @generated SignedSource<<3a4cd71ff1170bcdd82cf8fd0584ce95>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorBelow_mentor$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MentorContact_mentor" | "MentorData_mentor" | "MentorHelp_mentor" | "MentorReviews_mentor" | "MentorSeen_mentor" | "MentorWeek_mentor" | "MentorWork_mentor">;
  readonly " $fragmentType": "MentorBelow_mentor";
};
export type MentorBelow_mentor$key = {
  readonly " $data"?: MentorBelow_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorBelow_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorBelow_mentor",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MentorData_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MentorSeen_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MentorHelp_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MentorWork_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MentorWeek_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MentorReviews_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MentorContact_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "d235844e197298da945582ef219bbbc5";

export default node;
