/**
 * @generated SignedSource<<6c892563707d41aa951c2180128391a7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefundState = "NOT_RETURNED" | "ON_ITS_WAY" | "REFUNDED" | "RETURNED_OTHERWISE" | "WAITS_FOR_BANK" | "WITH_SUPPORT" | "%future added value";
export type WorkshopParty = "ADMINISTRATOR" | "MENTOR" | "PARTICIPANT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TicketState_ticket$data = {
  readonly amount: number;
  readonly cancelReason: string | null | undefined;
  readonly cancelledAt: string | null | undefined;
  readonly cancelledBy: WorkshopParty | null | undefined;
  readonly disputed: number;
  readonly fullRefundUntil: string;
  readonly heldByBank: number;
  readonly refund: {
    readonly amount: number;
    readonly returnedAt: string | null | undefined;
    readonly state: RefundState;
  } | null | undefined;
  readonly refundToCome: number;
  readonly workshop: {
    readonly startsAt: string;
  };
  readonly " $fragmentType": "TicketState_ticket";
};
export type TicketState_ticket$key = {
  readonly " $data"?: TicketState_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketState_ticket">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TicketState_ticket",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "refundToCome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disputed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heldByBank",
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
      "concreteType": "TicketRefund",
      "kind": "LinkedField",
      "name": "refund",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "returnedAt",
          "storageKey": null
        }
      ],
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
})();

(node as any).hash = "bdd2075651c500040d3cee0e2f75b89a";

export default node;
