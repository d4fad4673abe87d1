/**
 * @generated SignedSource<<82979c4de9d348bff7c876304820102c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkshopParty = "ADMINISTRATOR" | "MENTOR" | "PARTICIPANT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TicketState_ticket$data = {
  readonly cancelReason: string | null | undefined;
  readonly cancelledAt: string | null | undefined;
  readonly cancelledBy: WorkshopParty | null | undefined;
  readonly fullRefundUntil: string;
  readonly moneyLines: ReadonlyArray<string>;
  readonly refundNow: number;
  readonly refundToCome: number;
  readonly refundWay: string | null | undefined;
  readonly workshop: {
    readonly startsAt: string;
  };
  readonly " $fragmentType": "TicketState_ticket";
};
export type TicketState_ticket$key = {
  readonly " $data"?: TicketState_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketState_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TicketState_ticket",
  "selections": [
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
      "name": "cancelledBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelReason",
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
      "name": "refundToCome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "moneyLines",
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

(node as any).hash = "2312a2b4165fde00558ff9f8cd27f2a5";

export default node;
