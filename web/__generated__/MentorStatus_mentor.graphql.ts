/**
 * @generated SignedSource<<c74d07045bbf96b04e65c89942f94569>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MentorStatus_mentor$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly name: string;
  readonly status: MentorStatus | null;
  readonly " $fragmentType": "MentorStatus_mentor";
};
export type MentorStatus_mentor$key = {
  readonly " $data"?: MentorStatus_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorStatus_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorStatus_mentor",
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

(node as any).hash = "a967bb69856e6a04d247c7907be20138";

export default node;
