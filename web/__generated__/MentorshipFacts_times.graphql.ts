/**
 * @generated SignedSource<<688d4a8106534a7023635b7535e96499>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorshipFacts_times$data = {
  readonly endDate: string | null | undefined;
  readonly plan: {
    readonly endDate: string;
    readonly startDate: string;
  } | null | undefined;
  readonly startDate: string | null | undefined;
  readonly startsAt: string | null | undefined;
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
