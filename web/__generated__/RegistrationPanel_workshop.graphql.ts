/**
 * @generated SignedSource<<210a8c4afe26db992b17f6095656ecfb>>
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
  readonly startsAt: string;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
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

(node as any).hash = "2d4e5bb2137c6fd8da0fcfbef0d33384";

export default node;
