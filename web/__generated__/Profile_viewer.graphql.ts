/**
 * @generated SignedSource<<3bfb2e578230a1caaa37cf37d7001ac9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Profile_viewer$data = {
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly name: string;
  readonly type: UserType;
  readonly " $fragmentType": "Profile_viewer";
};
export type Profile_viewer$key = {
  readonly " $data"?: Profile_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Profile_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Profile_viewer",
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

(node as any).hash = "9036d7685942c0c9135127a1d9f15611";

export default node;
