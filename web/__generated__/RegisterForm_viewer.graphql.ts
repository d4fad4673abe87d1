/**
 * @generated SignedSource<<121d41e4e0415305a89e82e8d2119391>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegisterForm_viewer$data = {
  readonly email: string;
  readonly name: string;
  readonly " $fragmentType": "RegisterForm_viewer";
};
export type RegisterForm_viewer$key = {
  readonly " $data"?: RegisterForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegisterForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegisterForm_viewer",
  "selections": [
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c5ceb432df98c56c2726f7fbe59f6641";

export default node;
