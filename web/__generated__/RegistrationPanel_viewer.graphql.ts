/**
 * @generated SignedSource<<9035620139ba5a4bf43fc545d17ed210>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RegistrationPanel_viewer$data = {
  readonly email: string;
  readonly type: UserType;
  readonly " $fragmentSpreads": FragmentRefs<"RegisterForm_viewer">;
  readonly " $fragmentType": "RegistrationPanel_viewer";
};
export type RegistrationPanel_viewer$key = {
  readonly " $data"?: RegistrationPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationPanel_viewer",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegisterForm_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b92d5f4596f775b9aaa5ca43dcedaab2";

export default node;
