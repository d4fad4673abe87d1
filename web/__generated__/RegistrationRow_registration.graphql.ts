/**
 * @generated SignedSource<<450788b43904b478577c5ccd3a8aab39>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RegistrationPaymentStatus = "COMPLETED" | "FAILED" | "PENDING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RegistrationRow_registration$data = {
  readonly adminRights: {
    readonly canCancel: boolean;
    readonly canMove: boolean;
    readonly cancelReason: string | null;
    readonly moveReason: string | null;
  } | null;
  readonly cancelledAt: string | null;
  readonly createdAt: string;
  readonly email: string;
  readonly name: string;
  readonly paymentStatus: RegistrationPaymentStatus;
  readonly phone: string;
  readonly registeredAt: string | null;
  readonly " $fragmentType": "RegistrationRow_registration";
};
export type RegistrationRow_registration$key = {
  readonly " $data"?: RegistrationRow_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationRow_registration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationRow_registration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
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
      "kind": "ScalarField",
      "name": "paymentStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registeredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RegistrationAdminRights",
      "kind": "LinkedField",
      "name": "adminRights",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canCancel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancelReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canMove",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "moveReason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkshopRegistration",
  "abstractKey": null
};

(node as any).hash = "d43b42433e743dd71ef3581aad34c4f5";

export default node;
