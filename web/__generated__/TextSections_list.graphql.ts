/**
 * @generated SignedSource<<2a480da2a18f9aa5ee6a4f5466bd42b6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextSections_list$data = {
  readonly " $fragmentSpreads": FragmentRefs<"mentorLists_mentor" | "useMentorSection_mentor">;
  readonly " $fragmentType": "TextSections_list";
};
export type TextSections_list$key = {
  readonly " $data"?: TextSections_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextSections_list">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextSections_list",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "mentorLists_mentor",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "previousCompanies",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keyProjects",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "industriesWorkedIn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toolsAndSoftware",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "certifications",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "skills",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "topicsCanMentorOn",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMentorSection_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "de1493267b7e49ba20d16bc80c71a06a";

export default node;
