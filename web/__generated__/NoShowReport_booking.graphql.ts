/**
 * @generated SignedSource<<a988a190fc536926093fbd46d085930d>>
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
export type NoShowReport_booking$data = {
  readonly menteeName: string;
  readonly mentorName: string;
  readonly noShow: {
    readonly answer: NoShowAnswer | null;
    readonly answerStatement: string | null;
    readonly finding: NoShowFinding | null;
    readonly reportStatement: string | null;
    readonly reportedBy: BookingActor;
  } | null;
  readonly " $fragmentType": "NoShowReport_booking";
};
export type NoShowReport_booking$key = {
  readonly " $data"?: NoShowReport_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoShowReport_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "NoShowReport_booking"
};

(node as any).hash = "a27c5ff76602f174d3c692bdaf30e22b";

export default node;
