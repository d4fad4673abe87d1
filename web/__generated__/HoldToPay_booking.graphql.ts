/**
 * @generated SignedSource<<cf564a4f845ee4efec5ebec1413dd766>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PackageType = "ADVANCED" | "STARTER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HoldToPay_booking$data = {
  readonly holdExpiresAt: string | null | undefined;
  readonly mentor: {
    readonly databaseId: number;
  } | null | undefined;
  readonly mentorName: string;
  readonly packageType: PackageType;
  readonly startDate: string | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly " $fragmentType": "HoldToPay_booking";
};
export type HoldToPay_booking$key = {
  readonly " $data"?: HoldToPay_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"HoldToPay_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HoldToPay_booking",
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
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holdExpiresAt",
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
      "concreteType": "Mentor",
      "kind": "LinkedField",
      "name": "mentor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "fb3b4396259734571965bc8431351a84";

export default node;
