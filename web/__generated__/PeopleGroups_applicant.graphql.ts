/**
 * @generated SignedSource<<5d132bc51b902abf73ad865d57c8f285>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeopleGroups_applicant$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"MentorStatus_mentor">;
  readonly " $fragmentType": "PeopleGroups_applicant";
};
export type PeopleGroups_applicant$key = {
  readonly " $data"?: PeopleGroups_applicant$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeopleGroups_applicant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeopleGroups_applicant",
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
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MentorStatus_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "1c65ecacc1b48111f8b56538dfd7de1b";

export default node;
