/**
 * @generated SignedSource<<1d09dcf7dd8be9f8afe03a6ef2c5ed79>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AvailableSwitch_mentor$data = {
  readonly available: boolean;
  readonly id: string;
  readonly status: MentorStatus | null | undefined;
  readonly " $fragmentType": "AvailableSwitch_mentor";
};
export type AvailableSwitch_mentor$key = {
  readonly " $data"?: AvailableSwitch_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"AvailableSwitch_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AvailableSwitch_mentor",
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

(node as any).hash = "2a7f549f32c5fd5edbb4950ccd6fd0d4";

export default node;
