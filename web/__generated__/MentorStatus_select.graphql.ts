/**
 * @generated SignedSource<<b5f446fa5c61534f5fd68819cff8353f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MentorStatus_select$data = {
  readonly name: string;
  readonly status: MentorStatus | null;
  readonly " $fragmentSpreads": FragmentRefs<"MentorStatus_mentor">;
  readonly " $fragmentType": "MentorStatus_select";
};
export type MentorStatus_select$key = {
  readonly " $data"?: MentorStatus_select$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorStatus_select">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorStatus_select",
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
      "name": "MentorStatus_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "5b608503590f20747d1691f1f2965e83";

export default node;
