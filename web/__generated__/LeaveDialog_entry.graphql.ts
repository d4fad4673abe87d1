/**
 * @generated SignedSource<<91b908746327185a50d234c5ade6323f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WaitingListState = "DECLINED" | "EXPIRED" | "LEFT" | "OFFERED" | "REGISTERED" | "REGISTERING" | "UNCONFIRMED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LeaveDialog_entry$data = {
  readonly code: string;
  readonly state: WaitingListState;
  readonly workshop: {
    readonly title: string;
  };
  readonly " $fragmentType": "LeaveDialog_entry";
};
export type LeaveDialog_entry$key = {
  readonly " $data"?: LeaveDialog_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeaveDialog_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeaveDialog_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Workshop",
      "kind": "LinkedField",
      "name": "workshop",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WaitingListEntry",
  "abstractKey": null
};

(node as any).hash = "00370bb81d2e2de1ee782459e68d8501";

export default node;
