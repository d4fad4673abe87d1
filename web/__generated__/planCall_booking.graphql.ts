/**
 * @generated SignedSource<<ef78ce6277e8800829e36b6dfd251b3f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type planCall_booking$data = {
  readonly sessionType: string;
  readonly startsAt: string | null;
  readonly " $fragmentType": "planCall_booking";
};
export type planCall_booking$key = {
  readonly " $data"?: planCall_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"planCall_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "planCall_booking"
};

(node as any).hash = "ff8f3f079325a93412a5571997aee721";

export default node;
