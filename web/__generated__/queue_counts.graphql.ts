/**
 * @generated SignedSource<<6301681e2deb85f9e1d88ca5f5e6a8ee>>
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
  } | null | undefined;
  readonly disputes: {
    readonly total: number;
  } | null | undefined;
  readonly emails: {
    readonly total: number;
  } | null | undefined;
  readonly jobs: {
    readonly total: number;
  } | null | undefined;
  readonly mentorlessBookings: {
    readonly total: number;
  } | null | undefined;
  readonly mentorlessWorkshops: {
    readonly total: number;
  } | null | undefined;
  readonly noShows: {
    readonly total: number;
  } | null | undefined;
  readonly orders: {
    readonly total: number;
  } | null | undefined;
  readonly refunds: {
    readonly total: number;
  } | null | undefined;
  readonly reports: {
    readonly total: number;
  } | null | undefined;
  readonly sessionsWithoutLink: {
    readonly total: number;
  } | null | undefined;
  readonly unpaidBookings: {
    readonly total: number;
  } | null | undefined;
  readonly webhooks: {
    readonly total: number;
  } | null | undefined;
  readonly workshopRefunds: {
    readonly total: number;
  } | null | undefined;
  readonly workshops: {
    readonly total: number;
  } | null | undefined;
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
