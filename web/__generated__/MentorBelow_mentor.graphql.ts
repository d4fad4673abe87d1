/**
 * @generated SignedSource<<a523bd13df7d0a97aa3b9f62f21e451a>>
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
  readonly " $fragmentSpreads": FragmentRefs<"MentorBelow_contact" | "MentorBelow_help" | "MentorData_mentor" | "MentorReviews_mentor" | "MentorWeek_mentor" | "MentorWork_mentor">;
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
      "name": "MentorBelow_help"
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

(node as any).hash = "d1ef9bf8540f2258a32fd0de3bec3c92";

export default node;
