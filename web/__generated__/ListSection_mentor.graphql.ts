/**
 * @generated SignedSource<<31654a192ae10607cd3a27d6a82977aa>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListSection_mentor$data = {
  readonly " $fragmentSpreads": FragmentRefs<"mentorLists_mentor" | "useMentorSection_mentor">;
  readonly " $fragmentType": "ListSection_mentor";
};
export type ListSection_mentor$key = {
  readonly " $data"?: ListSection_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListSection_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListSection_mentor",
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

(node as any).hash = "5f21633740cad50170638ddbad3ce22d";

export default node;
