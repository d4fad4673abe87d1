/**
 * @generated SignedSource<<d6bfc1fbacd555217fe93ffc3902b108>>
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
  readonly calendarSequence: number;
  readonly confirmedAt: string | null | undefined;
  readonly databaseId: number;
  readonly endDate: string | null | undefined;
  readonly endsAt: string | null | undefined;
  readonly meetingLink: string | null | undefined;
  readonly menteeName: string;
  readonly mentorName: string;
  readonly packageType: PackageType;
  readonly sessionType: string;
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
      "name": "sessionType",
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
      "name": "calendarSequence",
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

(node as any).hash = "240c5a9e5798c0a3dd90990614dab045";

export default node;
