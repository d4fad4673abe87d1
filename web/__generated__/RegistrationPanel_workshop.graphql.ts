/**
 * @generated SignedSource<<d6da55d0330bf7b10a6b4a1bbe1dcc21>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistrationPanel_workshop$data = {
  readonly databaseId: number;
  readonly price: number;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationCard_workshop">;
  readonly " $fragmentType": "RegistrationPanel_workshop";
};
export type RegistrationPanel_workshop$key = {
  readonly " $data"?: RegistrationPanel_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationPanel_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationPanel_workshop",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegistrationCard_workshop"
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "9e5ec531d4080d933f0f59d5020e5740";

export default node;
