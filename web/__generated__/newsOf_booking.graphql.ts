/**
 * @generated SignedSource<<84e7741833d0983e78c066e813f01cab>>
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
  readonly cancelledAt: string | null | undefined;
  readonly cancelledBy: BookingActor | null | undefined;
  readonly confirmedAt: string | null | undefined;
  readonly menteeName: string;
  readonly mentorName: string;
  readonly movedAt: string | null | undefined;
  readonly noShow: {
    readonly answer: NoShowAnswer | null | undefined;
    readonly reportedBy: BookingActor;
  } | null | undefined;
  readonly proposal: {
    readonly expiresAt: string;
    readonly startsAt: string;
  } | null | undefined;
  readonly refundedAmount: number | null | undefined;
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

(node as any).hash = "add1eac760599bc1feeb75b46f508177";

export default node;
