/**
 * @generated SignedSource<<97c0cc30ec8f56060420e4bc91e77faf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkshopState = "APPROVED" | "CANCELLED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type workshopColumns_actions$data = {
  readonly databaseId: number;
  readonly state: WorkshopState;
  readonly title: string;
  readonly version: number | null;
  readonly " $fragmentType": "workshopColumns_actions";
};
export type workshopColumns_actions$key = {
  readonly " $data"?: workshopColumns_actions$data;
  readonly " $fragmentSpreads": FragmentRefs<"workshopColumns_actions">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "workshopColumns_actions",
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
      "name": "version",
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
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "3e6f72a56005a9beb09fb527660f4167";

export default node;
