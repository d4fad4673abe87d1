/**
 * @generated SignedSource<<3c0efeaa516de693420c6b71858af3df>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "EXPIRED" | "PENDING" | "%future added value";
export type PackageType = "ADVANCED" | "STARTER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Confirmation_booking$data = {
  readonly agenda: string;
  readonly confirmedAt: string | null | undefined;
  readonly databaseId: number;
  readonly endDate: string | null | undefined;
  readonly endsAt: string | null | undefined;
  readonly meetingLink: string | null | undefined;
  readonly menteeName: string;
  readonly mentorName: string;
  readonly packageType: PackageType;
  readonly startsAt: string | null | undefined;
  readonly status: BookingStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationFacts_booking" | "MeetingLinkForm_booking" | "NextSteps_booking">;
  readonly " $fragmentType": "Confirmation_booking";
};
export type Confirmation_booking$key = {
  readonly " $data"?: Confirmation_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"Confirmation_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Confirmation_booking",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "packageType",
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
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "agenda",
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
      "name": "mentorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "menteeName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConfirmationFacts_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextSteps_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MeetingLinkForm_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "4bbc6df52117c5ee7a8fe5db4bb31ce8";

export default node;
