/**
 * @generated SignedSource<<b09dee0b36fce5c1b1aed6367c140191>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MentorWeek_mentor$data = {
  readonly timeSlotsPerWeek: string | null;
  readonly weeklyAvailability: ReadonlyArray<{
    readonly enabled: boolean;
    readonly endTime: string;
    readonly startTime: string;
    readonly weekday: Weekday;
  }>;
  readonly " $fragmentType": "MentorWeek_mentor";
};
export type MentorWeek_mentor$key = {
  readonly " $data"?: MentorWeek_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorWeek_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorWeek_mentor",
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
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "500a2342827db0a7b1ae772b0022b67c";

export default node;
