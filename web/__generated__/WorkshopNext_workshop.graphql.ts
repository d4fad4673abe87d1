/**
 * @generated SignedSource<<4058ccee42352d012fcd3151a8eed442>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkshopState = "APPROVED" | "CANCELLED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WorkshopNext_workshop$data = {
  readonly attendedCount: number | null;
  readonly cancelReason: string | null;
  readonly databaseId: number;
  readonly meetingLink: string | null;
  readonly registeredCount: number;
  readonly rejectionReason: string | null;
  readonly startsAt: string;
  readonly state: WorkshopState;
  readonly " $fragmentSpreads": FragmentRefs<"MeetingLink_workshop">;
  readonly " $fragmentType": "WorkshopNext_workshop";
};
export type WorkshopNext_workshop$key = {
  readonly " $data"?: WorkshopNext_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopNext_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopNext_workshop",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "meetingLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rejectionReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelReason",
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
      "name": "attendedCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MeetingLink_workshop"
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "38715b6c544b66998c1ea7347ab0b0b3";

export default node;
