/**
 * @generated SignedSource<<9d1b776ec4cb478c9a7760ea019e507c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type mentorFormValues_mentor$data = {
  readonly advancedPackageRate: number;
  readonly available: boolean;
  readonly bio: string;
  readonly currentCity: string | null | undefined;
  readonly currentCompany: string | null | undefined;
  readonly currentCountry: string | null | undefined;
  readonly currentJobTitle: string | null | undefined;
  readonly email: string | null | undefined;
  readonly experience: number;
  readonly isActive: boolean | null | undefined;
  readonly linkedinUrl: string | null | undefined;
  readonly mainBranch: string;
  readonly name: string;
  readonly rating: number;
  readonly reviewCount: number;
  readonly starterPackageRate: number;
  readonly subBranch: string | null | undefined;
  readonly successStories: string | null | undefined;
  readonly timeSlotsPerWeek: string | null | undefined;
  readonly whyIMentor: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"mentorLists_mentor">;
  readonly " $fragmentType": "mentorFormValues_mentor";
};
export type mentorFormValues_mentor$key = {
  readonly " $data"?: mentorFormValues_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"mentorFormValues_mentor">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "mentorFormValues_mentor"
};

(node as any).hash = "49805e885ee509937fad2de8622edeb8";

export default node;
