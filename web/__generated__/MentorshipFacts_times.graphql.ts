/**
 * @generated SignedSource<<e6e407b0b50133043edc49cbfdf67b54>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorshipFacts_times$data = {
  readonly endDate: string | null;
  readonly plan: {
    readonly endDate: string;
    readonly startDate: string;
  } | null;
  readonly startDate: string | null;
  readonly startsAt: string | null;
  readonly " $fragmentType": "MentorshipFacts_times";
};
export type MentorshipFacts_times$key = {
  readonly " $data"?: MentorshipFacts_times$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorshipFacts_times">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "MentorshipFacts_times"
};

(node as any).hash = "555aa6f91f4cf01a92a906437fd061ad";

export default node;
