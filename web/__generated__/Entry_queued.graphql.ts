/**
 * @generated SignedSource<<cd0d03af25cf8481ec95772c000603ab>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Entry_queued$data = {
  readonly email: string;
  readonly position: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LeaveButton_entry">;
  readonly " $fragmentType": "Entry_queued";
};
export type Entry_queued$key = {
  readonly " $data"?: Entry_queued$data;
  readonly " $fragmentSpreads": FragmentRefs<"Entry_queued">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Entry_queued",
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

(node as any).hash = "0d575089ab887380e70d2fbeaca05261";

export default node;
