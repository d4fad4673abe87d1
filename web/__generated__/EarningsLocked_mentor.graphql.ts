/**
 * @generated SignedSource<<478f105d276767db3e9ffefb151cfd8b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EarningsLocked_mentor$data = {
  readonly status: MentorStatus | null | undefined;
  readonly " $fragmentType": "EarningsLocked_mentor";
};
export type EarningsLocked_mentor$key = {
  readonly " $data"?: EarningsLocked_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarningsLocked_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EarningsLocked_mentor",
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

(node as any).hash = "8b89d066028c5ecb9419c3b5acdaba76";

export default node;
