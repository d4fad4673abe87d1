/**
 * @generated SignedSource<<f26d07205e077b37a400d91936cf4103>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoveRegistration_registration$data = {
  readonly adminRights: {
    readonly canMove: boolean;
    readonly moveReason: string | null;
  } | null;
  readonly amount: number;
  readonly databaseId: number;
  readonly id: string;
  readonly name: string;
  readonly workshop: {
    readonly databaseId: number;
  };
  readonly " $fragmentType": "MoveRegistration_registration";
};
export type MoveRegistration_registration$key = {
  readonly " $data"?: MoveRegistration_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveRegistration_registration">;
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
  "name": "MoveRegistration_registration",
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
})();

(node as any).hash = "f7227194d2fe7aa2f7618915625c66dc";

export default node;
