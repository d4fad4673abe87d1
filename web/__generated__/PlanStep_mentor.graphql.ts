/**
 * @generated SignedSource<<6c646acb6edbac0cc15c924c80a8bca9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanStep_mentor$data = {
  readonly databaseId: number;
  readonly " $fragmentSpreads": FragmentRefs<"OwnBookings_mentor">;
  readonly " $fragmentType": "PlanStep_mentor";
};
export type PlanStep_mentor$key = {
  readonly " $data"?: PlanStep_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanStep_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanStep_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnBookings_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "03656408216c43a8f5648900d6e40b73";

export default node;
