/**
 * @generated SignedSource<<48d1452f6b52e4681b3dda0ac576cd0d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type queueKinds_queue$data = {
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
  readonly " $fragmentType": "queueKinds_queue";
};
export type queueKinds_queue$key = {
  readonly " $data"?: queueKinds_queue$data;
  readonly " $fragmentSpreads": FragmentRefs<"queueKinds_queue">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "queueKinds_queue"
};

(node as any).hash = "20ecdd72842a19990a2e4b34eb106de2";

export default node;
