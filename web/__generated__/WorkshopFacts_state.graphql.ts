/**
 * @generated SignedSource<<974fc9a1aa37c12e05ad3bbf7995e28e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkshopState = "APPROVED" | "CANCELLED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WorkshopFacts_state$data = {
  readonly branch: string;
  readonly state: WorkshopState;
  readonly " $fragmentType": "WorkshopFacts_state";
};
export type WorkshopFacts_state$key = {
  readonly " $data"?: WorkshopFacts_state$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopFacts_state">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopFacts_state",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "branch",
      "storageKey": null
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "988164735b8cf60fb7818f2033093100";

export default node;
