/**
 * @generated SignedSource<<e5647bb6129d5933b27f8e722d4443bc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WaitingListState = "DECLINED" | "EXPIRED" | "LEFT" | "OFFERED" | "REGISTERED" | "REGISTERING" | "UNCONFIRMED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Entry_entry$data = {
  readonly code: string;
  readonly offerExpiresAt: string | null | undefined;
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
  readonly " $fragmentSpreads": FragmentRefs<"Confirm_entry" | "Offered_entry" | "Over_entry" | "Queued_entry">;
  readonly " $fragmentType": "Entry_entry";
};
export type Entry_entry$key = {
  readonly " $data"?: Entry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"Entry_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Entry_entry",
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
      "name": "Queued_entry"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Offered_entry"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Over_entry"
    }
  ],
  "type": "WaitingListEntry",
  "abstractKey": null
};

(node as any).hash = "9edfcd44a10103392ba45ae80816eeb5";

export default node;
