/**
 * @generated SignedSource<<669b60d23cc4451124ba9d48c42f1853>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WaitingListState = "DECLINED" | "EXPIRED" | "LEFT" | "OFFERED" | "REGISTERED" | "REGISTERING" | "UNCONFIRMED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WorkshopView_bar$data = {
  readonly date: string;
  readonly isFull: boolean;
  readonly isRegistrationOpen: boolean;
  readonly price: number;
  readonly registrationClosesAt: string;
  readonly seatsLeft: number;
  readonly startsAt: string;
  readonly time: string;
  readonly viewerIsOrganiser: boolean;
  readonly viewerRegistration: {
    readonly isRegistered: boolean;
  } | null | undefined;
  readonly viewerWaitingEntry: {
    readonly state: WaitingListState;
  } | null | undefined;
  readonly " $fragmentType": "WorkshopView_bar";
};
export type WorkshopView_bar$key = {
  readonly " $data"?: WorkshopView_bar$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopView_bar">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopView_bar",
  "selections": [
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
      "name": "seatsLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFull",
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
      "name": "isRegistrationOpen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registrationClosesAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsOrganiser",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkshopRegistration",
      "kind": "LinkedField",
      "name": "viewerRegistration",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRegistered",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WaitingListEntry",
      "kind": "LinkedField",
      "name": "viewerWaitingEntry",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "c4a5dc5cb416612f65c5f5c3e7ab3e69";

export default node;
