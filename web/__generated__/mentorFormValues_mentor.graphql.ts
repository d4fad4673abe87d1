/**
 * @generated SignedSource<<14cb45956634719a121370f637c07000>>
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
  readonly certifications: ReadonlyArray<string>;
  readonly currentCity: string | null | undefined;
  readonly currentCompany: string | null | undefined;
  readonly currentCountry: string | null | undefined;
  readonly currentJobTitle: string | null | undefined;
  readonly email: string | null | undefined;
  readonly experience: number;
  readonly industriesWorkedIn: ReadonlyArray<string>;
  readonly isActive: boolean | null | undefined;
  readonly keyProjects: ReadonlyArray<string>;
  readonly linkedinUrl: string | null | undefined;
  readonly mainBranch: string;
  readonly name: string;
  readonly previousCompanies: ReadonlyArray<string>;
  readonly rating: number;
  readonly reviewCount: number;
  readonly skills: ReadonlyArray<string>;
  readonly starterPackageRate: number;
  readonly subBranch: string | null | undefined;
  readonly successStories: string | null | undefined;
  readonly timeSlotsPerWeek: string | null | undefined;
  readonly toolsAndSoftware: ReadonlyArray<string>;
  readonly topicsCanMentorOn: ReadonlyArray<string>;
  readonly whyIMentor: string | null | undefined;
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

(node as any).hash = "3b7f6e10457a0ba647043dce4596a6d3";

export default node;
