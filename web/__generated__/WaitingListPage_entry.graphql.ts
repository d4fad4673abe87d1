/**
 * @generated SignedSource<<cc070a2f1912dbfb0b1880a28e72e5a8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WaitingListState = "DECLINED" | "EXPIRED" | "LEFT" | "OFFERED" | "REGISTERED" | "REGISTERING" | "UNCONFIRMED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WaitingListPage_entry$data = {
  readonly code: string;
  readonly offerExpiresAt: string | null;
  readonly state: WaitingListState;
  readonly workshop: {
    readonly databaseId: number;
    readonly date: string;
    readonly duration: string;
    readonly isActive: boolean;
    readonly price: number;
    readonly startsAt: string;
    readonly time: string;
    readonly title: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"Confirm_entry" | "Offered_entry" | "WaitingListPage_over" | "WaitingListPage_queued">;
  readonly " $fragmentType": "WaitingListPage_entry";
};
export type WaitingListPage_entry$key = {
  readonly " $data"?: WaitingListPage_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingListPage_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingListPage_entry",
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
      "kind": "ScalarField",
      "name": "offerExpiresAt",
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
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "time",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duration",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Confirm_entry"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WaitingListPage_queued"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Offered_entry"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WaitingListPage_over"
    }
  ],
  "type": "WaitingListEntry",
  "abstractKey": null
};

(node as any).hash = "6df222a69e44e78cd18e82b5e4aecee9";

export default node;
