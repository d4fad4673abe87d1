/**
 * @generated SignedSource<<e789fb3bfc9802b09e3048da02fc76ec>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistrationCard_seats$data = {
  readonly isFull: boolean;
  readonly isRegistrationOpen: boolean;
  readonly maxParticipants: number;
  readonly registeredCount: number;
  readonly seatsLeft: number;
  readonly " $fragmentType": "RegistrationCard_seats";
};
export type RegistrationCard_seats$key = {
  readonly " $data"?: RegistrationCard_seats$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationCard_seats">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationCard_seats",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registeredCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxParticipants",
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
      "name": "isRegistrationOpen",
      "storageKey": null
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "4708f4622e8590c9ade03c1615be8cdb";

export default node;
