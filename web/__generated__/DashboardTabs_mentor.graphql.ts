/**
 * @generated SignedSource<<a6103619de9aa1d856711a34f8c72adf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DashboardTabs_mentor$data = {
  readonly status: MentorStatus | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileTab_mentor">;
  readonly " $fragmentType": "DashboardTabs_mentor";
};
export type DashboardTabs_mentor$key = {
  readonly " $data"?: DashboardTabs_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardTabs_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardTabs_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileTab_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "cee9bc8f4fbf83a8acae3de24fc58a4d";

export default node;
