/**
 * @generated SignedSource<<2c4e848f42b9ffce73d42c576dc0301e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistrationPanel_outcome$data = {
  readonly supportEmail: string;
  readonly " $fragmentType": "RegistrationPanel_outcome";
};
export type RegistrationPanel_outcome$key = {
  readonly " $data"?: RegistrationPanel_outcome$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationPanel_outcome">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationPanel_outcome",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportEmail",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "8c5c8d4b17d33d606b117685b22fbf54";

export default node;
