/**
 * @generated SignedSource<<9f05b099663e30bdc1cd397f3f6f9873>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type cancelWords_refunds$data = {
  readonly amount: number;
  readonly count: number;
  readonly " $fragmentType": "cancelWords_refunds";
};
export type cancelWords_refunds$key = {
  readonly " $data"?: cancelWords_refunds$data;
  readonly " $fragmentSpreads": FragmentRefs<"cancelWords_refunds">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "cancelWords_refunds"
};

(node as any).hash = "520163420c6483a3828697b928edce8f";

export default node;
