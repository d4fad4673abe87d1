/**
 * @generated SignedSource<<4b24f5db9d134ae86be923f7d8dd8ddd>>
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "reviews"
    }
  ],
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
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "reviews"
        }
      ],
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

(node as any).hash = "e2faa4e654d7bb58ba125bd2e93ae55b";

export default node;
