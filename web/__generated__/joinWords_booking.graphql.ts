/**
 * @generated SignedSource<<6bcf722491e9f486b290533f1dc300e4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BookingActor = "ADMINISTRATOR" | "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type joinWords_booking$data = {
  readonly joins: ReadonlyArray<{
    readonly firstAt: string;
    readonly lastAt: string;
    readonly presses: number;
    readonly side: BookingActor;
  }>;
  readonly menteeName: string;
  readonly mentorName: string;
  readonly " $fragmentType": "joinWords_booking";
};
export type joinWords_booking$key = {
  readonly " $data"?: joinWords_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"joinWords_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "joinWords_booking"
};

(node as any).hash = "fd4fa833d2815059966dc5b41e7287b6";

export default node;
