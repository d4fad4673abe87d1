/**
 * @generated SignedSource<<adc961e857f08d8ebbb3319445b7e227>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelWorkshop_workshop$data = {
  readonly cancelRefunds: {
    readonly amount: number;
    readonly count: number;
  } | null | undefined;
  readonly databaseId: number;
  readonly registeredCount: number;
  readonly title: string;
  readonly " $fragmentType": "CancelWorkshop_workshop";
};
export type CancelWorkshop_workshop$key = {
  readonly " $data"?: CancelWorkshop_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelWorkshop_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelWorkshop_workshop",
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
      "name": "registeredCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CancelRefunds",
      "kind": "LinkedField",
      "name": "cancelRefunds",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "f636af6cd2679548ba27d2d95cee8544";

export default node;
