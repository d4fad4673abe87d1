/**
 * @generated SignedSource<<0cc5059b19a6adf6196c6ffc0302cd63>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkshopState = "APPROVED" | "CANCELLED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NoForm_workshop$data = {
  readonly date: string;
  readonly isRegistrationOpen: boolean;
  readonly registrationClosesAt: string;
  readonly state: WorkshopState;
  readonly viewerRegistration: {
    readonly ticketCode: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "NoForm_workshop";
};
export type NoForm_workshop$key = {
  readonly " $data"?: NoForm_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoForm_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoForm_workshop",
  "selections": [
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
      "name": "state",
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
      "concreteType": "WorkshopRegistration",
      "kind": "LinkedField",
      "name": "viewerRegistration",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ticketCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "aaa58cbc2537e7878f624c7372b9fa39";

export default node;
