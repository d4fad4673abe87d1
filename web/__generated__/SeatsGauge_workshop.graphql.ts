/**
 * @generated SignedSource<<8dbbc091a0efaac5b1bda72c04bbac84>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SeatsGauge_workshop$data = {
  readonly isFull: boolean;
  readonly isRegistrationOpen: boolean;
  readonly maxParticipants: number;
  readonly registeredCount: number;
  readonly seatsLeft: number;
  readonly " $fragmentType": "SeatsGauge_workshop";
};
export type SeatsGauge_workshop$key = {
  readonly " $data"?: SeatsGauge_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeatsGauge_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeatsGauge_workshop",
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

(node as any).hash = "89237e28beb57df7e428e8ea0fa8d91e";

export default node;
