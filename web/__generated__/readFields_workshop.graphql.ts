/**
 * @generated SignedSource<<667f64dbc58561cab8fb0748ba2fe88d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readFields_workshop$data = {
  readonly branch: string;
  readonly date: string;
  readonly description: string;
  readonly duration: string;
  readonly image: string | null;
  readonly maxParticipants: number;
  readonly meetingLink: string | null;
  readonly price: number;
  readonly time: string;
  readonly title: string;
  readonly " $fragmentType": "readFields_workshop";
};
export type readFields_workshop$key = {
  readonly " $data"?: readFields_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"readFields_workshop">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readFields_workshop"
};

(node as any).hash = "c21873dca12aaf521ea18276a6fbbdf0";

export default node;
