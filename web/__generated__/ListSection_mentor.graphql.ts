/**
 * @generated SignedSource<<b62a0339d4ee294934ce452d614acba9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListSection_mentor$data = {
  readonly certifications: ReadonlyArray<string>;
  readonly industriesWorkedIn: ReadonlyArray<string>;
  readonly keyProjects: ReadonlyArray<string>;
  readonly previousCompanies: ReadonlyArray<string>;
  readonly skills: ReadonlyArray<string>;
  readonly toolsAndSoftware: ReadonlyArray<string>;
  readonly topicsCanMentorOn: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"useMentorSection_mentor">;
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

(node as any).hash = "df245f251d9a114298edb8d8258308c5";

export default node;
