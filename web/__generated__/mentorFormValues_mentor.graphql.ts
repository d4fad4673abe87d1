/**
 * @generated SignedSource<<62ada44d35099fa6f963d7d449d41505>>
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
  readonly currentCity: string | null;
  readonly currentCompany: string | null;
  readonly currentCountry: string | null;
  readonly currentJobTitle: string | null;
  readonly email: string | null;
  readonly experience: number;
  readonly isActive: boolean | null;
  readonly linkedinUrl: string | null;
  readonly mainBranch: string;
  readonly name: string;
  readonly rating: number;
  readonly reviewCount: number;
  readonly starterPackageRate: number;
  readonly subBranch: string | null;
  readonly successStories: string | null;
  readonly timeSlotsPerWeek: string | null;
  readonly whyIMentor: string | null;
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
