/**
 * @generated SignedSource<<5ca58a6704b315609c6f14e526e47d12>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkshopState = "APPROVED" | "CANCELLED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WorkshopDetails_workshop$data = {
  readonly databaseId: number;
  readonly startsAt: string;
  readonly state: WorkshopState;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"CancelWorkshop_workshop" | "MeetingLink_workshop" | "Messages_workshop" | "Participants_workshop" | "WorkshopFacts_workshop" | "WorkshopNext_workshop" | "WorkshopState_workshop">;
  readonly " $fragmentType": "WorkshopDetails_workshop";
};
export type WorkshopDetails_workshop$key = {
  readonly " $data"?: WorkshopDetails_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopDetails_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopDetails_workshop",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
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
      "name": "WorkshopState_workshop"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkshopNext_workshop"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MeetingLink_workshop"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelWorkshop_workshop"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Participants_workshop"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Messages_workshop"
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "398c5c4995c5992f946a9deeec3c088d";

export default node;
