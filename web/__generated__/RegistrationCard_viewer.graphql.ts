/**
 * @generated SignedSource<<824e410d9a0d1676702c87cb97846cbf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RegistrationCard_viewer$data = {
  readonly email: string;
  readonly type: UserType;
  readonly " $fragmentSpreads": FragmentRefs<"RegisterForm_viewer">;
  readonly " $fragmentType": "RegistrationCard_viewer";
};
export type RegistrationCard_viewer$key = {
  readonly " $data"?: RegistrationCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationCard_viewer",
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

(node as any).hash = "1bd16d5d7bce0f4cec7d8505310fc60a";

export default node;
