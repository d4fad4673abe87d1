/**
 * @generated SignedSource<<f1fc14a3c38a4ffe637a910a2ddec930>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelRegistration_registration$data = {
  readonly adminRights: {
    readonly canCancel: boolean;
    readonly cancelReason: string | null | undefined;
    readonly refundByRule: number;
    readonly refundable: number;
  } | null | undefined;
  readonly amount: number;
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "CancelRegistration_registration";
};
export type CancelRegistration_registration$key = {
  readonly " $data"?: CancelRegistration_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelRegistration_registration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelRegistration_registration",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
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
          "name": "refundByRule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refundable",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkshopRegistration",
  "abstractKey": null
};

(node as any).hash = "e57e54517dd7992067d8e246d2c22c67";

export default node;
