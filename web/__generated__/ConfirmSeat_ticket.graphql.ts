/**
 * @generated SignedSource<<1887f19fbcc551518bf8c22c9f6d9f0b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmSeat_ticket$data = {
  readonly code: string;
  readonly email: string;
  readonly workshop: {
    readonly databaseId: number;
    readonly isFull: boolean;
  };
  readonly " $fragmentType": "ConfirmSeat_ticket";
};
export type ConfirmSeat_ticket$key = {
  readonly " $data"?: ConfirmSeat_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmSeat_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmSeat_ticket",
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
      "name": "email",
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
          "name": "isFull",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkshopTicket",
  "abstractKey": null
};

(node as any).hash = "b124a60a629a6e118fbc68eebc5acbf2";

export default node;
