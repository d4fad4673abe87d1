/**
 * @generated SignedSource<<668a56bb4b83bcf411d16a4cbc7fbf84>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PlanStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type paidPlans_viewer$data = {
  readonly plans: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly endDate: string;
        readonly id: string;
        readonly mentor: {
          readonly databaseId: number;
          readonly name: string;
        };
        readonly startDate: string;
        readonly status: PlanStatus;
        readonly viewerCanBookCall: {
          readonly allowed: boolean;
        } | null;
        readonly " $fragmentSpreads": FragmentRefs<"BookIncludedSessionButton_plan">;
      };
    }>;
  };
  readonly " $fragmentType": "paidPlans_viewer";
};
export type paidPlans_viewer$key = {
  readonly " $data"?: paidPlans_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"paidPlans_viewer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "paidPlans_viewer"
};

(node as any).hash = "1979212efb30166cdbc727aded415cef";

export default node;
