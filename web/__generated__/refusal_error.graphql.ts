/**
 * @generated SignedSource<<2a2cfdfe0f8fd7be01f6d83b2c9dcf73>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type refusal_error$data = {
  readonly __typename: string;
  readonly issues?: ReadonlyArray<{
    readonly message: string;
    readonly path: string;
  }>;
  readonly message: string;
  readonly retryAfter?: number;
  readonly " $fragmentType": "refusal_error";
};
export type refusal_error$key = {
  readonly " $data"?: refusal_error$data;
  readonly " $fragmentSpreads": FragmentRefs<"refusal_error">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "refusal_error"
};

(node as any).hash = "8c7b298f71f0243b68e10a9d3eef599c";

export default node;
