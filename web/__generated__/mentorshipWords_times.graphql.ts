/**
 * @generated SignedSource<<365eedfe7d72239e574e277f7a44f8ba>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type mentorshipWords_times$data = {
  readonly endDate: string | null | undefined;
  readonly plan: {
    readonly endDate: string;
    readonly startDate: string;
  } | null | undefined;
  readonly startDate: string | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly " $fragmentType": "mentorshipWords_times";
};
export type mentorshipWords_times$key = {
  readonly " $data"?: mentorshipWords_times$data;
  readonly " $fragmentSpreads": FragmentRefs<"mentorshipWords_times">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "mentorshipWords_times"
};

(node as any).hash = "175f794d334d98d344b842540778ccd6";

export default node;
