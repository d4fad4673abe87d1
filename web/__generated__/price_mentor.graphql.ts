/**
 * @generated SignedSource<<f78939b313a487b129102e60c9ee1da8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type price_mentor$data = {
  readonly advancedPackageRate: number;
  readonly starterPackageRate: number;
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

(node as any).hash = "26ae0080827ce6ffa9179a4623fcf580";

export default node;
