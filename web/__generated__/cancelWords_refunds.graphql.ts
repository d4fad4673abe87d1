/**
 * @generated SignedSource<<c414a9d998541b81c5e09a59c31cbd0a>>
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
  readonly onHold: number;
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

(node as any).hash = "bdd4a9e07be431456bbc6b1b9e81cec0";

export default node;
