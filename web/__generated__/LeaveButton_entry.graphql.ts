/**
 * @generated SignedSource<<689bf3649b5df1201204623330570e87>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WaitingListState = "DECLINED" | "EXPIRED" | "LEFT" | "OFFERED" | "REGISTERED" | "REGISTERING" | "UNCONFIRMED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LeaveButton_entry$data = {
  readonly state: WaitingListState;
  readonly " $fragmentSpreads": FragmentRefs<"LeaveDialog_entry">;
  readonly " $fragmentType": "LeaveButton_entry";
};
export type LeaveButton_entry$key = {
  readonly " $data"?: LeaveButton_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeaveButton_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeaveButton_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeaveDialog_entry"
    }
  ],
  "type": "WaitingListEntry",
  "abstractKey": null
};

(node as any).hash = "7b68ffb117f8b7286b8879ab715847e6";

export default node;
