/**
 * @generated SignedSource<<c76af48fbfbccba35d10d013862bae99>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TicketState = "CALLED_OFF" | "CANCELLED" | "REFUNDED" | "REGISTERED" | "UNCONFIRMED" | "%future added value";
export type WorkshopState = "APPROVED" | "CANCELLED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WorkshopTicketPage_ticket$data = {
  readonly amount: number;
  readonly code: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly state: TicketState;
  readonly workshop: {
    readonly databaseId: number;
    readonly date: string;
    readonly duration: string;
    readonly instructorName: string;
    readonly isRegistrationOpen: boolean;
    readonly mentor: {
      readonly databaseId: number;
    } | null;
    readonly startsAt: string;
    readonly state: WorkshopState;
    readonly time: string;
    readonly title: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmSeat_ticket" | "TicketActions_join" | "TicketActions_ticket" | "TicketState_ticket">;
  readonly " $fragmentType": "WorkshopTicketPage_ticket";
};
export type WorkshopTicketPage_ticket$key = {
  readonly " $data"?: WorkshopTicketPage_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopTicketPage_ticket">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopTicketPage_ticket",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
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
      "concreteType": "Workshop",
      "kind": "LinkedField",
      "name": "workshop",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
          "name": "instructorName",
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
          "concreteType": "Mentor",
          "kind": "LinkedField",
          "name": "mentor",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TicketState_ticket"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TicketActions_join"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TicketActions_ticket"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConfirmSeat_ticket"
    }
  ],
  "type": "WorkshopTicket",
  "abstractKey": null
};
})();

(node as any).hash = "1489ed3df429af8525e5cdc1332c5df5";

export default node;
