/**
 * @generated SignedSource<<b2c74447b8c55036a81e1df8f58d1ef5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoneyGroups_workshops$data = {
  readonly workshopRefunds: {
    readonly rows: ReadonlyArray<{
      readonly databaseId: number;
      readonly instructorName: string;
      readonly registeredCount: number;
      readonly startsAt: string;
      readonly title: string;
    }>;
    readonly total: number;
  } | null | undefined;
  readonly " $fragmentType": "MoneyGroups_workshops";
};
export type MoneyGroups_workshops$key = {
  readonly " $data"?: MoneyGroups_workshops$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoneyGroups_workshops">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "workshopRefunds"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoneyGroups_workshops",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "workshopRefunds"
        }
      ],
      "concreteType": "WorkshopPage",
      "kind": "LinkedField",
      "name": "workshopRefunds",
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
              "name": "startsAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "registeredCount",
              "storageKey": null
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

(node as any).hash = "b496088b3b8a409b69288fb5309d2e59";

export default node;
