/**
 * @generated SignedSource<<d938f32a9dff82f7578a7a53e6f8cdad>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RequestsLocked_mentor$data = {
  readonly status: MentorStatus | null | undefined;
  readonly " $fragmentType": "RequestsLocked_mentor";
};
export type RequestsLocked_mentor$key = {
  readonly " $data"?: RequestsLocked_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestsLocked_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestsLocked_mentor",
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

(node as any).hash = "6dc3397dd31d8c63c3d98c2cf52502e4";

export default node;
