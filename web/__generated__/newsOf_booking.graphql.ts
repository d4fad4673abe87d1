/**
 * @generated SignedSource<<1b33d029210a1950634f5455881a74db>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BookingActor = "ADMINISTRATOR" | "MENTEE" | "MENTOR" | "%future added value";
export type BookingStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "EXPIRED" | "PENDING" | "%future added value";
export type NoShowAnswer = "AGREED" | "DISPUTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type newsOf_booking$data = {
  readonly amount: number;
  readonly cancelReason: string | null | undefined;
  readonly cancelledAt: string | null | undefined;
  readonly cancelledBy: BookingActor | null | undefined;
  readonly confirmedAt: string | null | undefined;
  readonly disputed: number;
  readonly heldByBank: number;
  readonly menteeName: string;
  readonly mentorLeft: string | null | undefined;
  readonly mentorName: string;
  readonly movedAt: string | null | undefined;
  readonly movedFrom: string | null | undefined;
  readonly noShow: {
    readonly answer: NoShowAnswer | null | undefined;
    readonly answerStatement: string | null | undefined;
    readonly reportStatement: string | null | undefined;
    readonly reportedBy: BookingActor;
  } | null | undefined;
  readonly proposal: {
    readonly expiresAt: string;
    readonly startsAt: string;
  } | null | undefined;
  readonly refundedAmount: number | null | undefined;
  readonly refunds: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"refundLine_refund">;
  }> | null | undefined;
  readonly status: BookingStatus;
  readonly " $fragmentType": "newsOf_booking";
};
export type newsOf_booking$key = {
  readonly " $data"?: newsOf_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"newsOf_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "newsOf_booking"
};

(node as any).hash = "bfd0c597e06a9f62b87bf2d67614c425";

export default node;
