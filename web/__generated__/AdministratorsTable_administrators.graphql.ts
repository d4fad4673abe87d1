/**
 * @generated SignedSource<<77a74be73c59f13e4649be9295da7e62>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdministratorsTable_administrators$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly email: string | null;
  readonly hasSecondFactor: boolean;
  readonly isMe: boolean;
  readonly lastLoginAt: string | null;
  readonly name: string;
  readonly openSessions: number;
  readonly username: string;
  readonly " $fragmentType": "AdministratorsTable_administrators";
}>;
export type AdministratorsTable_administrators$key = ReadonlyArray<{
  readonly " $data"?: AdministratorsTable_administrators$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdministratorsTable_administrators">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AdministratorsTable_administrators",
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
      "name": "username",
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
      "name": "hasSecondFactor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastLoginAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openSessions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMe",
      "storageKey": null
    }
  ],
  "type": "AdminUser",
  "abstractKey": null
};

(node as any).hash = "afd96088cc757acd27d6ad2eff3f7fe0";

export default node;
