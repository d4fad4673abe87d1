/**
 * @generated SignedSource<<a289589d055daaa7511c18505bd50a68>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MeetingLinkForm_booking$data = {
  readonly databaseId: number;
  readonly meetingLink: string | null;
  readonly menteeName: string;
  readonly " $fragmentType": "MeetingLinkForm_booking";
};
export type MeetingLinkForm_booking$key = {
  readonly " $data"?: MeetingLinkForm_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeetingLinkForm_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MeetingLinkForm_booking",
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
      "name": "menteeName",
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "7ac204f5e3686fe758c540422983c5eb";

export default node;
