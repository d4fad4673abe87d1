/**
 * @generated SignedSource<<75125948a8bec1a0543fd735ee321016>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TicketActions_ticket$data = {
  readonly canCancel: boolean;
  readonly certificateCode: string | null;
  readonly receiptPath: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"CancelTicket_ticket">;
  readonly " $fragmentType": "TicketActions_ticket";
};
export type TicketActions_ticket$key = {
  readonly " $data"?: TicketActions_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketActions_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TicketActions_ticket",
  "selections": [
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
      "name": "receiptPath",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "certificateCode",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelTicket_ticket"
    }
  ],
  "type": "WorkshopTicket",
  "abstractKey": null
};

(node as any).hash = "2aae6f73dd3694860b7b6940ab5fc564";

export default node;
