/**
 * @generated SignedSource<<d8d0959abe57c31654b710143d84f857>>
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
  } | null | undefined;
  readonly packageType: PackageType;
  readonly startDate: string | null | undefined;
  readonly startsAt: string | null | undefined;
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
