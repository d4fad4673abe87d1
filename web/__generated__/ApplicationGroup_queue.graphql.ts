/**
 * @generated SignedSource<<b04fc08252eb3c33112e0fc2e385b763>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApplicationGroup_queue$data = {
  readonly applications: {
    readonly rows: ReadonlyArray<{
      readonly createdAt: string;
      readonly databaseId: number;
      readonly email: string | null;
      readonly experience: number;
      readonly mainBranch: string;
      readonly name: string;
      readonly starterPackageRate: number;
      readonly subBranch: string | null;
      readonly " $fragmentSpreads": FragmentRefs<"ApplicationGroup_mentor">;
    }>;
    readonly total: number;
  } | null;
  readonly " $fragmentType": "ApplicationGroup_queue";
};
export type ApplicationGroup_queue$key = {
  readonly " $data"?: ApplicationGroup_queue$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicationGroup_queue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApplicationGroup_queue",
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
              "name": "ApplicationGroup_mentor"
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

(node as any).hash = "73b0b0b2f2e7a8b86427493a9aef6079";

export default node;
