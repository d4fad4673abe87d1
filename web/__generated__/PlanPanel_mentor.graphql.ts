/**
 * @generated SignedSource<<fb72c1a8fc10c6c6d7a396a2b1511243>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanPanel_mentor$data = {
  readonly advancedPackageRate: number;
  readonly available: boolean;
  readonly databaseId: number;
  readonly name: string;
  readonly nextFreeSlot: {
    readonly startsAt: string;
  } | null | undefined;
  readonly starterPackageRate: number;
  readonly " $fragmentType": "PlanPanel_mentor";
};
export type PlanPanel_mentor$key = {
  readonly " $data"?: PlanPanel_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanPanel_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanPanel_mentor",
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

(node as any).hash = "467976a86b97ca22f7eaea590f89677e";

export default node;
