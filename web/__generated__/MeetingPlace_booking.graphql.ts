/**
 * @generated SignedSource<<c104a3ec8390d7d6dc2816b3ec292f05>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MeetingPlace_booking$data = {
  readonly databaseId: number;
  readonly meetingLink: string | null | undefined;
  readonly menteeName: string;
  readonly mentorLeft: string | null | undefined;
  readonly mentorName: string;
  readonly " $fragmentSpreads": FragmentRefs<"MeetingLinkForm_booking">;
  readonly " $fragmentType": "MeetingPlace_booking";
};
export type MeetingPlace_booking$key = {
  readonly " $data"?: MeetingPlace_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeetingPlace_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MeetingPlace_booking",
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
      "name": "meetingLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mentorLeft",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "MeetingLinkForm_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "1aa99cb343f0e10882620630457a4e6a";

export default node;
