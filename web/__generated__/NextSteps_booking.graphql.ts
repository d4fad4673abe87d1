/**
 * @generated SignedSource<<583127d3a7087f6597d9beb9653ef8fd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PackageType = "ADVANCED" | "STARTER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NextSteps_booking$data = {
  readonly meetingLink: string | null | undefined;
  readonly menteeName: string;
  readonly mentorName: string;
  readonly packageType: PackageType;
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
      "name": "packageType",
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

(node as any).hash = "6a8e1e2c46f0477a9d488387bf1bef83";

export default node;
