/**
 * @generated SignedSource<<33e9dd31976b190c0cee16da4f333cf5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkshopState = "APPROVED" | "CANCELLED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OneWorkshop_workshop$data = {
  readonly databaseId: number;
  readonly startsAt: string;
  readonly state: WorkshopState;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"CancelWorkshop_workshop" | "MeetingLink_workshop" | "OneWorkshop_messages" | "Participants_workshop" | "WorkshopFacts_state" | "WorkshopFacts_workshop" | "WorkshopNext_workshop">;
  readonly " $fragmentType": "OneWorkshop_workshop";
};
export type OneWorkshop_workshop$key = {
  readonly " $data"?: OneWorkshop_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"OneWorkshop_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OneWorkshop_workshop",
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
      "name": "WorkshopFacts_state"
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
      "name": "OneWorkshop_messages"
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "f84ebfe89243b46402b71e77c3545dfe";

export default node;
