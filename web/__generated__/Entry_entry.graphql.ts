/**
 * @generated SignedSource<<6b11a9b8f67695b2480a755db958b33c>>
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
  readonly " $fragmentSpreads": FragmentRefs<"Confirm_entry" | "Entry_over" | "Entry_queued" | "Offered_entry">;
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
      "name": "Entry_queued"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Offered_entry"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Entry_over"
    }
  ],
  "type": "WaitingListEntry",
  "abstractKey": null
};

(node as any).hash = "58296ffccb3d6fd7e0c2a13f86f0a3b7";

export default node;
