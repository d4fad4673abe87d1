/**
 * @generated SignedSource<<1653ae2c3391aa197038d7b47079c942>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApprovalGroups_workshops$data = {
  readonly workshops: {
    readonly rows: ReadonlyArray<{
      readonly branch: string;
      readonly createdAt: string;
      readonly databaseId: number;
      readonly instructorName: string;
      readonly price: number;
      readonly startsAt: string;
      readonly title: string;
      readonly " $fragmentSpreads": FragmentRefs<"WorkshopActs_workshop">;
    }>;
    readonly total: number;
  } | null | undefined;
  readonly " $fragmentType": "ApprovalGroups_workshops";
};
export type ApprovalGroups_workshops$key = {
  readonly " $data"?: ApprovalGroups_workshops$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalGroups_workshops">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApprovalGroups_workshops",
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
              "name": "WorkshopActs_workshop"
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

(node as any).hash = "a351df254c738198a069db42dd18d6bd";

export default node;
