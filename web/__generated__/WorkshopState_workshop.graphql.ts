/**
 * @generated SignedSource<<13194c6d9d52486ed267acdc37176631>>
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
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "198ad62177b2da21e52afa3205e72198";

export default node;
