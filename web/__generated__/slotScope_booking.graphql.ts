/**
 * @generated SignedSource<<f7fa657837f5be4487117cf833b8c5cb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type slotScope_booking$data = {
  readonly mentor: {
    readonly id: string;
  } | null | undefined;
  readonly plan: {
    readonly endDate: string;
    readonly startDate: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"planCall_booking">;
  readonly " $fragmentType": "slotScope_booking";
};
export type slotScope_booking$key = {
  readonly " $data"?: slotScope_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"slotScope_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "slotScope_booking"
};

(node as any).hash = "cf91dcaac8e07ad8c187bdba044b1535";

export default node;
