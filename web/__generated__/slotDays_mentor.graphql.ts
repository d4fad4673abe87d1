/**
 * @generated SignedSource<<7355350b4776d7724541bedcbaca0937>>
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

(node as any).hash = "d4b2587c232766f1563921ca019049e9";

export default node;
