/**
 * @generated SignedSource<<cf7ac24a1b42d5de093e21b4dd4ee9ff>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type calendarFile_booking$data = {
  readonly agenda: string;
  readonly calendarSequence: number;
  readonly databaseId: number;
  readonly endsAt: string | null;
  readonly meetingLink: string | null;
  readonly menteeName: string;
  readonly mentorName: string;
  readonly startsAt: string | null;
  readonly " $fragmentType": "calendarFile_booking";
};
export type calendarFile_booking$key = {
  readonly " $data"?: calendarFile_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"calendarFile_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "calendarFile_booking"
};

(node as any).hash = "519e3796a811ecce38c7cd9451a5b447";

export default node;
