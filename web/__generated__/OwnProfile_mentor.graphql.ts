/**
 * @generated SignedSource<<a9b4c2ed4d2f48de7fae89296e78dc27>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OwnProfile_mentor$data = {
  readonly status: MentorStatus | null | undefined;
  readonly " $fragmentType": "OwnProfile_mentor";
};
export type OwnProfile_mentor$key = {
  readonly " $data"?: OwnProfile_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnProfile_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnProfile_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "21cccaa284ccdee99352129f88055d8e";

export default node;
