/**
 * @generated SignedSource<<79aa3687d323065c9f3b344ebca93d8c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Presence_viewer$data = {
  readonly databaseId: number;
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly type: UserType;
  readonly " $fragmentType": "Presence_viewer";
};
export type Presence_viewer$key = {
  readonly " $data"?: Presence_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Presence_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Presence_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d072100fe4aac1d1f9d540b2e8bced11";

export default node;
