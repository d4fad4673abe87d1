/**
 * @generated SignedSource<<e1ad8f6125dde1999fe010c6706df554>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MentorDashboardPage_available$data = {
  readonly available: boolean;
  readonly id: string;
  readonly status: MentorStatus | null | undefined;
  readonly " $fragmentType": "MentorDashboardPage_available";
};
export type MentorDashboardPage_available$key = {
  readonly " $data"?: MentorDashboardPage_available$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorDashboardPage_available">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorDashboardPage_available",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "available",
      "storageKey": null
    },
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

(node as any).hash = "a43cc66afd20fd3f5010678a36508c37";

export default node;
