/**
 * @generated SignedSource<<3e5f15497559cc974f4145da2975f7c0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkshopState = "APPROVED" | "CANCELLED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WorkshopState_workshop$data = {
  readonly branch: string;
  readonly state: WorkshopState;
  readonly " $fragmentType": "WorkshopState_workshop";
};
export type WorkshopState_workshop$key = {
  readonly " $data"?: WorkshopState_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopState_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopState_workshop",
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

(node as any).hash = "b41fe39bf7f4229d1a7d1aa78882c82d";

export default node;
