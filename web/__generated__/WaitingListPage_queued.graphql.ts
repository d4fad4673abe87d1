/**
 * @generated SignedSource<<53e9be28cd3a85c8ea7c53e1c5c677a5>>
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
  readonly position: number | null | undefined;
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
