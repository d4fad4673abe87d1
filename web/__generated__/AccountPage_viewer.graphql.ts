/**
 * @generated SignedSource<<42e3dc6a171965f0b74b7492078127ac>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccountPage_viewer$data = {
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly name: string;
  readonly type: UserType;
  readonly " $fragmentType": "AccountPage_viewer";
};
export type AccountPage_viewer$key = {
  readonly " $data"?: AccountPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountPage_viewer",
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
    },
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
      "name": "emailConfirmed",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1b96c87d61b4c52be642ef3785ddccb0";

export default node;
