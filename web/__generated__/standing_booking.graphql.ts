/**
 * @generated SignedSource<<08258f340e16d2a1ebde8f95aa5f17d9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BookingPaymentStatus = "COMPLETED" | "FAILED" | "PENDING" | "REFUNDED" | "%future added value";
export type BookingStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "EXPIRED" | "PENDING" | "%future added value";
export type NoShowAnswer = "AGREED" | "DISPUTED" | "%future added value";
export type PackageType = "ADVANCED" | "STARTER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type standing_booking$data = {
  readonly amount: number;
  readonly disputed: number;
  readonly endsAt: string | null | undefined;
  readonly heldByBank: number;
  readonly noShow: {
    readonly answer: NoShowAnswer | null | undefined;
  } | null | undefined;
  readonly packageType: PackageType;
  readonly paymentStatus: BookingPaymentStatus;
  readonly refundedAmount: number | null | undefined;
  readonly refunds: ReadonlyArray<{
    readonly returnedAt: string | null | undefined;
  }> | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly status: BookingStatus;
  readonly " $fragmentSpreads": FragmentRefs<"planCall_booking">;
  readonly " $fragmentType": "standing_booking";
};
export type standing_booking$key = {
  readonly " $data"?: standing_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"standing_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "standing_booking"
};

(node as any).hash = "c49a5ec7c9f1896248b7c2d18f2b0c20";

export default node;
