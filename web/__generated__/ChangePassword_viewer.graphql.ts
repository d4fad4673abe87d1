/**
 * @generated SignedSource<<f0b4691c81340aa6258652027f875990>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChangePassword_viewer$data = {
  readonly email: string;
  readonly type: UserType;
  readonly " $fragmentType": "ChangePassword_viewer";
};
export type ChangePassword_viewer$key = {
  readonly " $data"?: ChangePassword_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangePassword_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangePassword_viewer",
  "selections": [
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
      "name": "type",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b1f8396fc20fb685d23c4f8e5ac69729";

export default node;
