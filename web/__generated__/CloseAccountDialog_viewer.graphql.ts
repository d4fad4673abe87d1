/**
 * @generated SignedSource<<3fdbcc5cf95fc03fb581cd582e9910db>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CloseAccountDialog_viewer$data = {
  readonly email: string;
  readonly type: UserType;
  readonly " $fragmentType": "CloseAccountDialog_viewer";
};
export type CloseAccountDialog_viewer$key = {
  readonly " $data"?: CloseAccountDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CloseAccountDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CloseAccountDialog_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
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

(node as any).hash = "94c301e087098d1b903b6141e98dee2f";

export default node;
