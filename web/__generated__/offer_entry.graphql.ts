/**
 * @generated SignedSource<<7d1fde4def6ca92d7ec932c2e84c0836>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type WaitingListState = "DECLINED" | "EXPIRED" | "LEFT" | "OFFERED" | "REGISTERED" | "REGISTERING" | "UNCONFIRMED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type offer_entry$data = {
  readonly code: string;
  readonly email: string;
  readonly offerExpiresAt: string | null | undefined;
  readonly state: WaitingListState;
  readonly " $fragmentType": "offer_entry";
};
export type offer_entry$key = {
  readonly " $data"?: offer_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"offer_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "offer_entry"
};

(node as any).hash = "83fc0b3b10bb35c9253049399e111092";

export default node;
