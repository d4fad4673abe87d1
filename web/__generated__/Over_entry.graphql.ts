/**
 * @generated SignedSource<<e75d1c2151962575483c0b182b0e261e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WaitingListState = "DECLINED" | "EXPIRED" | "LEFT" | "OFFERED" | "REGISTERED" | "REGISTERING" | "UNCONFIRMED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Over_entry$data = {
  readonly state: WaitingListState;
  readonly workshop: {
    readonly databaseId: number;
    readonly isActive: boolean;
    readonly isRegistrationOpen: boolean;
  };
  readonly " $fragmentType": "Over_entry";
};
export type Over_entry$key = {
  readonly " $data"?: Over_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"Over_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Over_entry",
  "selections": [
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
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRegistrationOpen",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WaitingListEntry",
  "abstractKey": null
};

(node as any).hash = "9d00e6e032b1d16413caefb2174d3b84";

export default node;
