/**
 * @generated SignedSource<<39f9a520e58eeeaa5be76a7a11bf8898>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextSteps_booking$data = {
  readonly meetingLink: string | null | undefined;
  readonly menteeName: string;
  readonly mentorName: string;
  readonly startsAt: string | null | undefined;
  readonly " $fragmentType": "NextSteps_booking";
};
export type NextSteps_booking$key = {
  readonly " $data"?: NextSteps_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextSteps_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextSteps_booking",
  "selections": [
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
      "name": "mentorName",
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

(node as any).hash = "aa3fa7824e8188e273a87cc3817dd605";

export default node;
