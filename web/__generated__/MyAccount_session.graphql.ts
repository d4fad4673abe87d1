/**
 * @generated SignedSource<<64c15a5d72bf534229b56ea38901996b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyAccount_session$data = {
  readonly hasSecondFactor: boolean;
  readonly recoveryCodesLeft: number;
  readonly username: string;
  readonly " $fragmentType": "MyAccount_session";
};
export type MyAccount_session$key = {
  readonly " $data"?: MyAccount_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyAccount_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyAccount_session",
  "selections": [
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
      "name": "hasSecondFactor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recoveryCodesLeft",
      "storageKey": null
    }
  ],
  "type": "AdminSession",
  "abstractKey": null
};

(node as any).hash = "57fc72afdf8f0e669c8d22e440edcfd0";

export default node;
