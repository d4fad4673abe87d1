/**
 * @generated SignedSource<<f437b0e4072515cebba8e1a7250d8bb9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkshopState = "APPROVED" | "CANCELLED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OwnWorkshop_workshop$data = {
  readonly databaseId: number;
  readonly state: WorkshopState;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopFacts_state" | "WorkshopFacts_workshop" | "WorkshopNext_workshop">;
  readonly " $fragmentType": "OwnWorkshop_workshop";
};
export type OwnWorkshop_workshop$key = {
  readonly " $data"?: OwnWorkshop_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnWorkshop_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnWorkshop_workshop",
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
      "name": "state",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkshopFacts_workshop"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkshopFacts_state"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkshopNext_workshop"
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "142c81394383135af10999c93e2d64ce";

export default node;
