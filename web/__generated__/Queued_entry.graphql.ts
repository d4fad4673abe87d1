/**
 * @generated SignedSource<<90d86ca13bc1d3846bf7eb0f7fdc53ca>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Queued_entry$data = {
  readonly email: string;
  readonly position: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LeaveButton_entry">;
  readonly " $fragmentType": "Queued_entry";
};
export type Queued_entry$key = {
  readonly " $data"?: Queued_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"Queued_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Queued_entry",
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

(node as any).hash = "c7a915428c757c2bac5b03de8aa88e7a";

export default node;
