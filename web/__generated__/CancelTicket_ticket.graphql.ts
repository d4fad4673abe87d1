/**
 * @generated SignedSource<<4200e812b0722d8391afa5780ba27a4e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelTicket_ticket$data = {
  readonly amount: number;
  readonly canCancel: boolean;
  readonly cancelledAt: string | null;
  readonly code: string;
  readonly fullRefundUntil: string;
  readonly refundNow: number;
  readonly refundWay: string | null;
  readonly workshop: {
    readonly startsAt: string;
    readonly title: string;
  };
  readonly " $fragmentType": "CancelTicket_ticket";
};
export type CancelTicket_ticket$key = {
  readonly " $data"?: CancelTicket_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelTicket_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelTicket_ticket",
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
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canCancel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundNow",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundWay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullRefundUntil",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkshopTicket",
  "abstractKey": null
};

(node as any).hash = "e5d1ad5f75dbe1c9c794aa18fee09e1f";

export default node;
