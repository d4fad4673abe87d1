/**
 * @generated SignedSource<<641f4183f8b1d00e717a5c9b24305462>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextSteps_booking$data = {
  readonly meetingLink: string | null;
  readonly menteeName: string;
  readonly mentorName: string;
  readonly plan: {
    readonly callsRemaining: number;
    readonly viewerCanBookCall: {
      readonly allowed: boolean;
    } | null;
  } | null;
  readonly startsAt: string | null;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Plan",
      "kind": "LinkedField",
      "name": "plan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "callsRemaining",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BookingRight",
          "kind": "LinkedField",
          "name": "viewerCanBookCall",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "allowed",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "252c304fdf9254390756929892744297";

export default node;
