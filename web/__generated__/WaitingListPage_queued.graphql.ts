/**
 * @generated SignedSource<<46587ae5f7d18af5a7dce61dc3b6c738>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitingListPage_queued$data = {
  readonly email: string;
  readonly position: number | null;
  readonly " $fragmentSpreads": FragmentRefs<"LeaveButton_entry">;
  readonly " $fragmentType": "WaitingListPage_queued";
};
export type WaitingListPage_queued$key = {
  readonly " $data"?: WaitingListPage_queued$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingListPage_queued">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingListPage_queued",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeaveButton_entry"
    }
  ],
  "type": "WaitingListEntry",
  "abstractKey": null
};

(node as any).hash = "1f8db6c9c1b65066263a4302f3dda869";

export default node;
