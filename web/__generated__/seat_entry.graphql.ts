/**
 * @generated SignedSource<<477a9421da71593fd1b4058351a43f38>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type WaitingListState = "DECLINED" | "EXPIRED" | "LEFT" | "OFFERED" | "REGISTERED" | "REGISTERING" | "UNCONFIRMED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type seat_entry$data = {
  readonly code: string;
  readonly email: string;
  readonly offerExpiresAt: string | null;
  readonly state: WaitingListState;
  readonly " $fragmentType": "seat_entry";
};
export type seat_entry$key = {
  readonly " $data"?: seat_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"seat_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "seat_entry"
};

(node as any).hash = "ec35c58e75e5c986186c96cda07d05e6";

export default node;
