/**
 * @generated SignedSource<<934e630710ff7d28a525e50c336a88ff>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type price_mentor$data = {
  readonly advancedPrice: number;
  readonly starterPrice: number;
  readonly " $fragmentType": "price_mentor";
};
export type price_mentor$key = {
  readonly " $data"?: price_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"price_mentor">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "price_mentor"
};

(node as any).hash = "9b210e2eeab6dbc3d78b904da85da864";

export default node;
