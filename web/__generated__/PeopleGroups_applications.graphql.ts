/**
 * @generated SignedSource<<1c3513c470cf81705c8e3a7ec7641402>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeopleGroups_applications$data = {
  readonly applications: {
    readonly rows: ReadonlyArray<{
      readonly createdAt: string;
      readonly databaseId: number;
      readonly email: string | null | undefined;
      readonly experience: number;
      readonly mainBranch: string;
      readonly name: string;
      readonly starterPackageRate: number;
      readonly subBranch: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"PeopleGroups_applicant">;
    }>;
    readonly total: number;
  } | null | undefined;
  readonly " $fragmentType": "PeopleGroups_applications";
};
export type PeopleGroups_applications$key = {
  readonly " $data"?: PeopleGroups_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeopleGroups_applications">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeopleGroups_applications",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MentorPage",
      "kind": "LinkedField",
      "name": "applications",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Mentor",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mainBranch",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subBranch",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "experience",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "starterPackageRate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PeopleGroups_applicant"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkQueue",
  "abstractKey": null
};

(node as any).hash = "035788d5395dfd82a6850a6def8156eb";

export default node;
