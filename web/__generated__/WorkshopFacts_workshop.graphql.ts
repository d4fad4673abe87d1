/**
 * @generated SignedSource<<b272c3d1af4b4be693e69a81aa1c2a91>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkshopFacts_workshop$data = {
  readonly date: string;
  readonly duration: string;
  readonly heldSeats: number | null;
  readonly maxParticipants: number;
  readonly price: number;
  readonly registeredCount: number;
  readonly time: string;
  readonly waitingCount: number | null;
  readonly " $fragmentType": "WorkshopFacts_workshop";
};
export type WorkshopFacts_workshop$key = {
  readonly " $data"?: WorkshopFacts_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopFacts_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopFacts_workshop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "time",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "duration",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
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
      "kind": "ScalarField",
      "name": "maxParticipants",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heldSeats",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingCount",
      "storageKey": null
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "9319fdfd3dfa5c88705f3c75f0ca5ab3";

export default node;
