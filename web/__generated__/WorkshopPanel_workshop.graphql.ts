/**
 * @generated SignedSource<<62ac2bf3f12eafa3100275c3bd480524>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkshopState = "APPROVED" | "CANCELLED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WorkshopPanel_workshop$data = {
  readonly attendedCount: number | null | undefined;
  readonly branch: string;
  readonly cancelReason: string | null | undefined;
  readonly createdAt: string;
  readonly databaseId: number;
  readonly date: string;
  readonly deleteRequestedAt: string | null | undefined;
  readonly description: string;
  readonly duration: string;
  readonly heldSeats: number | null | undefined;
  readonly instructorName: string;
  readonly maxParticipants: number;
  readonly meetingLink: string | null | undefined;
  readonly mentor: {
    readonly databaseId: number;
  } | null | undefined;
  readonly price: number;
  readonly registeredCount: number;
  readonly rejectionReason: string | null | undefined;
  readonly startsAt: string;
  readonly state: WorkshopState;
  readonly time: string;
  readonly title: string;
  readonly version: number | null | undefined;
  readonly waitingCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CancelWorkshopDialog_workshop" | "SentMessages_workshop">;
  readonly " $fragmentType": "WorkshopPanel_workshop";
};
export type WorkshopPanel_workshop$key = {
  readonly " $data"?: WorkshopPanel_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopPanel_workshop">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopPanel_workshop",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "branch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "instructorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Mentor",
      "kind": "LinkedField",
      "name": "mentor",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
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
      "name": "startsAt",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attendedCount",
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
      "name": "state",
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
      "name": "deleteRequestedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelWorkshopDialog_workshop"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SentMessages_workshop"
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};
})();

(node as any).hash = "991205630e086e1b122866054b1fa20f";

export default node;
