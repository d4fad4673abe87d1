/**
 * @generated SignedSource<<0905b24754ed40407c3d28b255558f7e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorBelow_mentor$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MentorContact_mentor" | "MentorData_mentor" | "MentorReviews_mentor" | "MentorWeek_mentor" | "MentorWork_mentor">;
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

(node as any).hash = "2acd11887eeaa0db7caeb3d4cf34cc1c";

export default node;
