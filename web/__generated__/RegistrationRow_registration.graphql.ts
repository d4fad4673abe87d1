/**
 * @generated SignedSource<<0c8e710384064b93caface0c26e94f8e>>
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
  readonly cancelledAt: string | null | undefined;
  readonly createdAt: string;
  readonly email: string;
  readonly name: string;
  readonly paymentStatus: RegistrationPaymentStatus;
  readonly phone: string;
  readonly registeredAt: string | null | undefined;
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
    }
  ],
  "type": "WorkshopRegistration",
  "abstractKey": null
};

(node as any).hash = "d5f9b6d555dad8c929aa35a988a4f3bf";

export default node;
