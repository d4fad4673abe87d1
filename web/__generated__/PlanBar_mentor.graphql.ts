/**
 * @generated SignedSource<<25f896caa8d45faa41cf10bc302d278e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanBar_mentor$data = {
  readonly advancedPrice: number;
  readonly available: boolean;
  readonly databaseId: number;
  readonly nextFreeSlot: {
    readonly startsAt: string;
  } | null;
  readonly starterPrice: number;
  readonly " $fragmentType": "PlanBar_mentor";
};
export type PlanBar_mentor$key = {
  readonly " $data"?: PlanBar_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanBar_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanBar_mentor",
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
      "name": "available",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "starterPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "advancedPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Slot",
      "kind": "LinkedField",
      "name": "nextFreeSlot",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "b06a5d3981f70799b3c97e45975b092d";

export default node;
