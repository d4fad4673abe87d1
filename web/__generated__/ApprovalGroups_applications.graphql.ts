/**
 * @generated SignedSource<<ced76b33018a01eef4069c87e7df208b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApprovalGroups_applications$data = {
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
      readonly " $fragmentSpreads": FragmentRefs<"ApplicationActs_mentor">;
    }>;
    readonly total: number;
  } | null | undefined;
  readonly " $fragmentType": "ApprovalGroups_applications";
};
export type ApprovalGroups_applications$key = {
  readonly " $data"?: ApprovalGroups_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalGroups_applications">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApprovalGroups_applications",
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
              "name": "ApplicationActs_mentor"
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

(node as any).hash = "de40112687af9f5cc5ef0470a503b60a";

export default node;
