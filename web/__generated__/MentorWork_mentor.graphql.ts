/**
 * @generated SignedSource<<44674ee2ff7f62c7b6fcbd2e32e72dd7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorWork_mentor$data = {
  readonly currentCompany: string | null;
  readonly currentJobTitle: string | null;
  readonly keyProjects: ReadonlyArray<string>;
  readonly previousCompanies: ReadonlyArray<string>;
  readonly " $fragmentType": "MentorWork_mentor";
};
export type MentorWork_mentor$key = {
  readonly " $data"?: MentorWork_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorWork_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorWork_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentJobTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentCompany",
      "storageKey": null
    },
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
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "2beae1b1c4434161ac7cdd90c3af541e";

export default node;
