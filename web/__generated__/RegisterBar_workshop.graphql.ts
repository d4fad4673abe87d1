/**
 * @generated SignedSource<<29cdf47ee3dde3a164bac18bc550ccd8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegisterBar_workshop$data = {
  readonly date: string;
  readonly isFull: boolean;
  readonly isRegistrationOpen: boolean;
  readonly price: number;
  readonly registrationClosesAt: string;
  readonly seatsLeft: number;
  readonly startsAt: string;
  readonly time: string;
  readonly viewerIsOrganiser: boolean;
  readonly viewerRegistration: {
    readonly isRegistered: boolean;
  } | null | undefined;
  readonly " $fragmentType": "RegisterBar_workshop";
};
export type RegisterBar_workshop$key = {
  readonly " $data"?: RegisterBar_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegisterBar_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegisterBar_workshop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seatsLeft",
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
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "74ec84e6890569de54e4efdf20da88c6";

export default node;
