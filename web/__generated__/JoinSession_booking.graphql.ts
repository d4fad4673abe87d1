/**
 * @generated SignedSource<<86a1feaaf1db81493ad7b2f99702eba4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JoinSession_booking$data = {
  readonly databaseId: number;
  readonly meetingLink: string | null;
  readonly menteeName: string;
  readonly mentorLeft: string | null;
  readonly mentorName: string;
  readonly " $fragmentSpreads": FragmentRefs<"MeetingLinkForm_booking">;
  readonly " $fragmentType": "JoinSession_booking";
};
export type JoinSession_booking$key = {
  readonly " $data"?: JoinSession_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinSession_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinSession_booking",
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

(node as any).hash = "922c53254c38a59c61fe7e3490b484b4";

export default node;
