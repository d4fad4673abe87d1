/**
 * @generated SignedSource<<ef0bab62b8c1165235f4f5f0b7e2fd9f>>
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
export type NoShowFinding = "MENTEE_MISSED" | "MENTOR_MISSED" | "TOOK_PLACE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type newsOf_booking$data = {
  readonly amount: number;
  readonly cancelReason: string | null | undefined;
  readonly cancelledAt: string | null | undefined;
  readonly cancelledBy: BookingActor | null | undefined;
  readonly confirmedAt: string | null | undefined;
  readonly disputed: number;
  readonly heldByBank: number;
  readonly isUndecided: boolean;
  readonly menteeName: string;
  readonly mentorLeft: string | null | undefined;
  readonly mentorName: string;
  readonly movedAt: string | null | undefined;
  readonly movedFrom: string | null | undefined;
  readonly noShow: {
    readonly answer: NoShowAnswer | null | undefined;
    readonly answerStatement: string | null | undefined;
    readonly finding: NoShowFinding | null | undefined;
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

(node as any).hash = "65a418fc19aa198d900e9be99a240638";

export default node;
