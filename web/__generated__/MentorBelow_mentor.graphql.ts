/**
 * @generated SignedSource<<35d49a58b3c9f57b82baa5f977cec9da>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorBelow_mentor$data = {
  readonly databaseId: number;
  readonly starterPrice: number;
  readonly " $fragmentSpreads": FragmentRefs<"MentorBelow_contact" | "MentorData_mentor" | "MentorHelp_mentor" | "MentorReviews_mentor" | "MentorWeek_mentor" | "MentorWork_mentor">;
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
      "name": "starterPrice",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MentorData_mentor"
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
      "name": "MentorBelow_contact"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "48e945530bcd650b0e13e7c74ad043c0";

export default node;
