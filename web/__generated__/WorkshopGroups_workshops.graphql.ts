/**
 * @generated SignedSource<<bd479ca2eaf9e7eaec6d6e88b0706dce>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkshopGroups_workshops$data = {
  readonly workshops: {
    readonly rows: ReadonlyArray<{
      readonly branch: string;
      readonly createdAt: string;
      readonly databaseId: number;
      readonly instructorName: string;
      readonly price: number;
      readonly startsAt: string;
      readonly title: string;
      readonly " $fragmentSpreads": FragmentRefs<"WorkshopGroups_workshop">;
    }>;
    readonly total: number;
  } | null;
  readonly " $fragmentType": "WorkshopGroups_workshops";
};
export type WorkshopGroups_workshops$key = {
  readonly " $data"?: WorkshopGroups_workshops$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopGroups_workshops">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopGroups_workshops",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkshopPage",
      "kind": "LinkedField",
      "name": "workshops",
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
          "concreteType": "Workshop",
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
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "instructorName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "branch",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startsAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "price",
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
              "name": "WorkshopGroups_workshop"
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

(node as any).hash = "c3d1d65c7fe9155c8119a8e395971a97";

export default node;
