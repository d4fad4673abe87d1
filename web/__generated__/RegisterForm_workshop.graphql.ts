/**
 * @generated SignedSource<<32f0915fa7decc932ef9228c77d1a213>>
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
  readonly registrationClosesAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"RefundLine_workshop">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registrationClosesAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefundLine_workshop"
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "7f36d483cd6a656396eaac5222c4526e";

export default node;
