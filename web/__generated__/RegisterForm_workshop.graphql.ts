/**
 * @generated SignedSource<<b700b8f365674a1181f1c549a9e42122>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegisterForm_workshop$data = {
  readonly databaseId: number;
  readonly price: number;
  readonly " $fragmentSpreads": FragmentRefs<"RegisterFoot_workshop">;
  readonly " $fragmentType": "RegisterForm_workshop";
};
export type RegisterForm_workshop$key = {
  readonly " $data"?: RegisterForm_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegisterForm_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegisterForm_workshop",
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
      "name": "price",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegisterFoot_workshop"
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "0c01695aa29d8874f06808ee861744d3";

export default node;
