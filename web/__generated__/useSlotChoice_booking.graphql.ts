/**
 * @generated SignedSource<<5318d865ec6b82931d4a31c1512bce84>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSlotChoice_booking$data = {
  readonly mentor: {
    readonly id: string;
  } | null;
  readonly plan: {
    readonly endDate: string;
    readonly startDate: string;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"planCall_booking">;
  readonly " $fragmentType": "useSlotChoice_booking";
};
export type useSlotChoice_booking$key = {
  readonly " $data"?: useSlotChoice_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSlotChoice_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useSlotChoice_booking"
};

(node as any).hash = "5b08b5536e1c03c95313431b32f0e911";

export default node;
