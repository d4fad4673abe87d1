/**
 * @generated SignedSource<<af828298b73a95fa08da05d0745f0af0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WeekLines_hours$data = ReadonlyArray<{
  readonly enabled: boolean;
  readonly endTime: string;
  readonly startTime: string;
  readonly weekday: Weekday;
  readonly " $fragmentType": "WeekLines_hours";
}>;
export type WeekLines_hours$key = ReadonlyArray<{
  readonly " $data"?: WeekLines_hours$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekLines_hours">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WeekLines_hours",
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
  "type": "AvailabilityWindow",
  "abstractKey": null
};

(node as any).hash = "600a3aa96d15ea6f2b4a45d8efff6237";

export default node;
