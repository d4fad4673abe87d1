/**
 * @generated SignedSource<<9ae3a16b72d402e763762df83a6317d9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WeeklyHours_mentor$data = {
  readonly timeSlotsPerWeek: string | null;
  readonly weeklyAvailability: ReadonlyArray<{
    readonly enabled: boolean;
    readonly endTime: string;
    readonly startTime: string;
    readonly weekday: Weekday;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"SlotPreview_mentor" | "useMentorSection_mentor">;
  readonly " $fragmentType": "WeeklyHours_mentor";
};
export type WeeklyHours_mentor$key = {
  readonly " $data"?: WeeklyHours_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeeklyHours_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WeeklyHours_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeSlotsPerWeek",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AvailabilityWindow",
      "kind": "LinkedField",
      "name": "weeklyAvailability",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekday",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endTime",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMentorSection_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SlotPreview_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "f239ae32f9f27a401f00c619300cbee7";

export default node;
