/**
 * @generated SignedSource<<d44f92e95eac9e13ea64cd41e90a2b97>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TicketJoin_ticket$data = {
  readonly calendarPath: string | null | undefined;
  readonly meetingLink: string | null | undefined;
  readonly workshop: {
    readonly duration: string;
    readonly instructorName: string;
    readonly startsAt: string;
    readonly title: string;
  };
  readonly " $fragmentType": "TicketJoin_ticket";
};
export type TicketJoin_ticket$key = {
  readonly " $data"?: TicketJoin_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketJoin_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TicketJoin_ticket",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "meetingLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "calendarPath",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkshopTicket",
  "abstractKey": null
};

(node as any).hash = "cabf49676dab1f61a5371e7fa53777ab";

export default node;
