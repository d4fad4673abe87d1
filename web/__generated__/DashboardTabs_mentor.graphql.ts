/**
 * @generated SignedSource<<8fcfeda9a951f925f36e5d3aca5e2515>>
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
  readonly status: MentorStatus | null;
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
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "e785eb35bed98bca600cd5b3b4761a8b";

export default node;
