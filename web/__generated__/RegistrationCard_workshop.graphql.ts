/**
 * @generated SignedSource<<1a183d9d72318536069b0bfc3e8d5996>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
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
  readonly " $fragmentSpreads": FragmentRefs<"NoForm_workshop" | "RegisterForm_workshop" | "SeatsGauge_workshop">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeatsGauge_workshop"
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

(node as any).hash = "177b2d0ba03944d33bdf1d510eae0c98";

export default node;
