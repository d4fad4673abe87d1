/**
 * @generated SignedSource<<0216862bc151aa65a9c8f75cbac28bf1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkshopState = "APPROVED" | "CANCELLED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RegistrationPanel_workshop$data = {
  readonly databaseId: number;
  readonly date: string;
  readonly isFull: boolean;
  readonly isRegistrationOpen: boolean;
  readonly registrationClosesAt: string;
  readonly startsAt: string;
  readonly state: WorkshopState;
  readonly viewerIsOrganiser: boolean;
  readonly viewerRegistration: {
    readonly isRegistered: boolean;
    readonly ticketCode: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RegisterForm_workshop" | "SeatsGauge_workshop">;
  readonly " $fragmentType": "RegistrationPanel_workshop";
};
export type RegistrationPanel_workshop$key = {
  readonly " $data"?: RegistrationPanel_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationPanel_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationPanel_workshop",
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
      "name": "date",
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
      "name": "state",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ticketCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeatsGauge_workshop"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegisterForm_workshop"
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "e4e83a9250d00f2bd9735b607bd6867a";

export default node;
