/**
 * @generated SignedSource<<0cc7c5300666667f3f541a4a6e6c3fdb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BookingActor = "ADMINISTRATOR" | "MENTEE" | "MENTOR" | "%future added value";
export type NoShowAnswer = "AGREED" | "DISPUTED" | "%future added value";
export type NoShowFinding = "MENTEE_MISSED" | "MENTOR_MISSED" | "TOOK_PLACE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type noShowWords_booking$data = {
  readonly menteeName: string;
  readonly mentorName: string;
  readonly noShow: {
    readonly answer: NoShowAnswer | null | undefined;
    readonly finding: NoShowFinding | null | undefined;
    readonly reportedBy: BookingActor;
  } | null | undefined;
  readonly " $fragmentType": "noShowWords_booking";
};
export type noShowWords_booking$key = {
  readonly " $data"?: noShowWords_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"noShowWords_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "noShowWords_booking"
};

(node as any).hash = "323e50076517db66f005f8040873b1c6";

export default node;
