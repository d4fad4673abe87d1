/**
 * @generated SignedSource<<300371d388e645df61e72a9cbcbc9fe5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useMentorDecision_mentor$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly name: string;
  readonly status: MentorStatus | null | undefined;
  readonly " $fragmentType": "useMentorDecision_mentor";
};
export type useMentorDecision_mentor$key = {
  readonly " $data"?: useMentorDecision_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMentorDecision_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMentorDecision_mentor",
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
      "name": "databaseId",
      "storageKey": null
    },
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
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "680d38996c3ddcd4e719007f7b7fcb43";

export default node;
