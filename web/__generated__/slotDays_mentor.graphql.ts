/**
 * @generated SignedSource<<53d02a7fd5a61ca53e372998f7373e17>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type slotDays_mentor$data = {
  readonly freeSlots: ReadonlyArray<{
    readonly startsAt: string;
  }>;
  readonly weeklyAvailability: ReadonlyArray<{
    readonly enabled: boolean;
    readonly endTime: string;
    readonly startTime: string;
    readonly weekday: Weekday;
  }>;
  readonly " $fragmentType": "slotDays_mentor";
};
export type slotDays_mentor$key = {
  readonly " $data"?: slotDays_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"slotDays_mentor">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "slotDays_mentor"
};

(node as any).hash = "3ced147071a3c5d359dbfeee7ae6354c";

export default node;
