/**
 * @generated SignedSource<<c69ee321692ce6deb14f786369bb0cb2>>
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
    readonly cancelReason: string | null;
    readonly isDisputed: boolean;
    readonly refundByRule: number;
    readonly refundable: number;
  } | null;
  readonly amount: number;
  readonly databaseId: number;
  readonly id: string;
  readonly name: string;
  readonly workshop: {
    readonly databaseId: number;
  };
  readonly " $fragmentType": "CancelRegistration_registration";
};
export type CancelRegistration_registration$key = {
  readonly " $data"?: CancelRegistration_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelRegistration_registration">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelRegistration_registration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "concreteType": "Workshop",
      "kind": "LinkedField",
      "name": "workshop",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDisputed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkshopRegistration",
  "abstractKey": null
};
})();

(node as any).hash = "94da7b17994f608f5d8c7fc9c579ff85";

export default node;
