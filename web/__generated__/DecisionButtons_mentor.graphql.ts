/**
 * @generated SignedSource<<2b80e5fe5c8c039e89bf1921001c62af>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DecisionButtons_mentor$data = {
  readonly name: string;
  readonly status: MentorStatus | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useMentorDecision_mentor">;
  readonly " $fragmentType": "DecisionButtons_mentor";
};
export type DecisionButtons_mentor$key = {
  readonly " $data"?: DecisionButtons_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionButtons_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecisionButtons_mentor",
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

(node as any).hash = "8a79b5102d8888f4a8f568576ef61ff3";

export default node;
