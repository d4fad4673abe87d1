/**
 * @generated SignedSource<<5e5079884178f1eb9405f1ce6ce92877>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type mentorLists_mentor$data = {
  readonly certifications: ReadonlyArray<string>;
  readonly industriesWorkedIn: ReadonlyArray<string>;
  readonly keyProjects: ReadonlyArray<string>;
  readonly previousCompanies: ReadonlyArray<string>;
  readonly skills: ReadonlyArray<string>;
  readonly toolsAndSoftware: ReadonlyArray<string>;
  readonly topicsCanMentorOn: ReadonlyArray<string>;
  readonly " $fragmentType": "mentorLists_mentor";
};
export type mentorLists_mentor$key = {
  readonly " $data"?: mentorLists_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"mentorLists_mentor">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "mentorLists_mentor"
};

(node as any).hash = "6342205875b004652a83a2118cb659a7";

export default node;
