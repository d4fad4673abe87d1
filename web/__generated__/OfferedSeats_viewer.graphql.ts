/**
 * @generated SignedSource<<79b9e5a8ad7bf08f741769e433ffbb02>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WaitingListState = "DECLINED" | "EXPIRED" | "LEFT" | "OFFERED" | "REGISTERED" | "REGISTERING" | "UNCONFIRMED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferedSeats_viewer$data = {
  readonly seatOffers: ReadonlyArray<{
    readonly code: string;
    readonly offerExpiresAt: string | null | undefined;
    readonly state: WaitingListState;
    readonly workshop: {
      readonly databaseId: number;
      readonly date: string;
      readonly title: string;
    };
  }>;
  readonly " $fragmentType": "OfferedSeats_viewer";
};
export type OfferedSeats_viewer$key = {
  readonly " $data"?: OfferedSeats_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferedSeats_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferedSeats_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WaitingListEntry",
      "kind": "LinkedField",
      "name": "seatOffers",
      "plural": true,
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "5d2f9c240edada40335db0a4101a4529";

export default node;
