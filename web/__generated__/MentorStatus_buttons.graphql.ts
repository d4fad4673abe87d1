/**
 * @generated SignedSource<<98f97af86e89a3c373f3a3a1fe26aa67>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MentorStatus_buttons$data = {
  readonly name: string;
  readonly status: MentorStatus | null;
  readonly " $fragmentSpreads": FragmentRefs<"MentorStatus_mentor">;
  readonly " $fragmentType": "MentorStatus_buttons";
};
export type MentorStatus_buttons$key = {
  readonly " $data"?: MentorStatus_buttons$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorStatus_buttons">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorStatus_buttons",
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

(node as any).hash = "fa1ddf8ad494db3649763dd687973ec7";

export default node;
