/**
 * @generated SignedSource<<684634e9905fbed9a8b50c3942512237>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type series_week$data = {
  readonly bookings: number;
  readonly communityMembers: number;
  readonly mentees: number;
  readonly mentors: number;
  readonly refunds: number;
  readonly revenue: number;
  readonly workshopSeats: number;
  readonly " $fragmentType": "series_week";
};
export type series_week$key = {
  readonly " $data"?: series_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"series_week">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "series_week"
};

(node as any).hash = "a3a650080eabf6fd372a682a3bdc2df9";

export default node;
