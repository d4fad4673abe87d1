/**
 * @generated SignedSource<<c3a14f39df9fb97b3b287cf7dc2d6133>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WaitingListState = "DECLINED" | "EXPIRED" | "LEFT" | "OFFERED" | "REGISTERED" | "REGISTERING" | "UNCONFIRMED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RegistrationCard_workshop$data = {
  readonly databaseId: number;
  readonly isFull: boolean;
  readonly isRegistrationOpen: boolean;
  readonly registrationClosesAt: string;
  readonly startsAt: string;
  readonly viewerIsOrganiser: boolean;
  readonly viewerRegistration: {
    readonly isRegistered: boolean;
  } | null | undefined;
  readonly viewerWaitingEntry: {
    readonly state: WaitingListState;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NoForm_workshop" | "RegisterForm_workshop" | "RegistrationCard_seats">;
  readonly " $fragmentType": "RegistrationCard_workshop";
};
export type RegistrationCard_workshop$key = {
  readonly " $data"?: RegistrationCard_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationCard_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationCard_workshop",
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
      "name": "startsAt",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WaitingListEntry",
      "kind": "LinkedField",
      "name": "viewerWaitingEntry",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegistrationCard_seats"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegisterForm_workshop"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoForm_workshop"
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "5f37193e4be1b83f07228e3050edda26";

export default node;
