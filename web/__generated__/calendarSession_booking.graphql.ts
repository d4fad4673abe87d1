/**
 * @generated SignedSource<<0e7e94c7fd39c871574cba04019477ab>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type calendarSession_booking$data = {
  readonly agenda: string;
  readonly calendarSequence: number;
  readonly databaseId: number;
  readonly endsAt: string | null | undefined;
  readonly meetingLink: string | null | undefined;
  readonly menteeName: string;
  readonly mentorName: string;
  readonly startsAt: string | null | undefined;
  readonly " $fragmentType": "calendarSession_booking";
};
export type calendarSession_booking$key = {
  readonly " $data"?: calendarSession_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"calendarSession_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "calendarSession_booking"
};

(node as any).hash = "437e1e4f5f01e382d4e6b212473866ea";

export default node;
