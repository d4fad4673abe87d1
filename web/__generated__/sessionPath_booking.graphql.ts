/**
 * @generated SignedSource<<3429280a8e03de006a0738f201587895>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type sessionPath_booking$data = {
  readonly databaseId: number;
  readonly mentor: {
    readonly databaseId: number;
  } | null | undefined;
  readonly " $fragmentType": "sessionPath_booking";
};
export type sessionPath_booking$key = {
  readonly " $data"?: sessionPath_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"sessionPath_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "sessionPath_booking"
};

(node as any).hash = "2f205ada083eeb4070bdbfe1c341d4b8";

export default node;
