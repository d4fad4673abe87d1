/**
 * @generated SignedSource<<8e5a690ee1e804fa8ac9c132aabdc168>>
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
    readonly answerStatement: string | null | undefined;
    readonly finding: NoShowFinding | null | undefined;
    readonly reportStatement: string | null | undefined;
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

(node as any).hash = "20240c354a42bb6cd3ad1780128ce779";

export default node;
