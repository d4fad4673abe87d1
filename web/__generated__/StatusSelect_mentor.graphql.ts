/**
 * @generated SignedSource<<b6b487163ecf5bf4887988aa9df1ff7d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StatusSelect_mentor$data = {
  readonly name: string;
  readonly status: MentorStatus | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useMentorDecision_mentor">;
  readonly " $fragmentType": "StatusSelect_mentor";
};
export type StatusSelect_mentor$key = {
  readonly " $data"?: StatusSelect_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusSelect_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusSelect_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
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
      "name": "useMentorDecision_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "61a8ad28d9ba71ba3614e2a0a600def1";

export default node;
