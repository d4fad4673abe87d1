/**
 * @generated SignedSource<<7b60f9125a601f42c7a12a040cf87405>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TicketActions_join$data = {
  readonly calendarPath: string | null;
  readonly meetingLink: string | null;
  readonly workshop: {
    readonly duration: string;
    readonly instructorName: string;
    readonly startsAt: string;
    readonly title: string;
  };
  readonly " $fragmentType": "TicketActions_join";
};
export type TicketActions_join$key = {
  readonly " $data"?: TicketActions_join$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketActions_join">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TicketActions_join",
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

(node as any).hash = "cef8ce8cf2b6b85c561bc88537fa1d71";

export default node;
