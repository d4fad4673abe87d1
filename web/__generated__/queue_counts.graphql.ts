/**
 * @generated SignedSource<<03c83e98f6253787f9703eb833455243>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type queue_counts$data = {
  readonly applications: {
    readonly total: number;
  } | null;
  readonly disputes: {
    readonly total: number;
  } | null;
  readonly emails: {
    readonly total: number;
  } | null;
  readonly jobs: {
    readonly total: number;
  } | null;
  readonly mentorlessBookings: {
    readonly total: number;
  } | null;
  readonly mentorlessWorkshops: {
    readonly total: number;
  } | null;
  readonly noShows: {
    readonly total: number;
  } | null;
  readonly orders: {
    readonly total: number;
  } | null;
  readonly refunds: {
    readonly total: number;
  } | null;
  readonly reports: {
    readonly total: number;
  } | null;
  readonly sessionsWithoutLink: {
    readonly total: number;
  } | null;
  readonly unpaidBookings: {
    readonly total: number;
  } | null;
  readonly webhooks: {
    readonly total: number;
  } | null;
  readonly workshopRefunds: {
    readonly total: number;
  } | null;
  readonly workshops: {
    readonly total: number;
  } | null;
  readonly " $fragmentType": "queue_counts";
};
export type queue_counts$key = {
  readonly " $data"?: queue_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"queue_counts">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "queue_counts"
};

(node as any).hash = "cf90dc148606e40552573e89cb31dc35";

export default node;
