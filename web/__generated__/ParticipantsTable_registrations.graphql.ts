/**
 * @generated SignedSource<<56719c34207fdbbff36cb75ac9e6615e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ParticipantsTable_registrations$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly email: string;
  readonly hasAttended: boolean;
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly registeredAt: string | null;
  readonly " $fragmentType": "ParticipantsTable_registrations";
}>;
export type ParticipantsTable_registrations$key = ReadonlyArray<{
  readonly " $data"?: ParticipantsTable_registrations$data;
  readonly " $fragmentSpreads": FragmentRefs<"ParticipantsTable_registrations">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ParticipantsTable_registrations",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "email",
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
      "name": "registeredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasAttended",
      "storageKey": null
    }
  ],
  "type": "WorkshopRegistration",
  "abstractKey": null
};

(node as any).hash = "600bdd6cab47a04c06f3e9b1527509b5";

export default node;
