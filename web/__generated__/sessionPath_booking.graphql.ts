/**
 * @generated SignedSource<<640c8cc4eb1a977e149dc92eaa2480f1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BookingStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "EXPIRED" | "PENDING" | "%future added value";
export type PackageType = "ADVANCED" | "STARTER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type sessionPath_booking$data = {
  readonly databaseId: number;
  readonly mentor: {
    readonly databaseId: number;
  } | null;
  readonly packageType: PackageType;
  readonly startDate: string | null;
  readonly startsAt: string | null;
  readonly status: BookingStatus;
  readonly " $fragmentType": "sessionPath_booking";
};
export type sessionPath_booking$key = {
  readonly " $data"?: sessionPath_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"sessionPath_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "sessionPath_booking"
};

(node as any).hash = "fd2d03b810691700afa68dbc141355ad";

export default node;
