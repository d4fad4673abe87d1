/**
 * @generated SignedSource<<87a63bd1328b580c32839d4debfdd2c5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanBar_mentor$data = {
  readonly advancedPackageRate: number;
  readonly available: boolean;
  readonly databaseId: number;
  readonly nextFreeSlot: {
    readonly startsAt: string;
  } | null | undefined;
  readonly starterPackageRate: number;
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
      "name": "starterPackageRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "advancedPackageRate",
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

(node as any).hash = "2bc5226d9772bc5a2d311c80ba8164d1";

export default node;
