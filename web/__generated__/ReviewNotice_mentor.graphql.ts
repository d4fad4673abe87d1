/**
 * @generated SignedSource<<4a3153ed76d53f542250d37932d2f179>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReviewNotice_mentor$data = {
  readonly status: MentorStatus | null;
  readonly " $fragmentType": "ReviewNotice_mentor";
};
export type ReviewNotice_mentor$key = {
  readonly " $data"?: ReviewNotice_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewNotice_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewNotice_mentor",
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

(node as any).hash = "95e0d4fdb8991497c193c73a4045cd62";

export default node;
