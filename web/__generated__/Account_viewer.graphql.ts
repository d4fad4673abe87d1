/**
 * @generated SignedSource<<87fab7c272eeb2fb99b883ed2162f92d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Account_viewer$data = {
  readonly id: string;
  readonly type: UserType;
  readonly " $fragmentSpreads": FragmentRefs<"Bell_viewer" | "ChatLive_viewer" | "UserMenu_viewer">;
  readonly " $fragmentType": "Account_viewer";
};
export type Account_viewer$key = {
  readonly " $data"?: Account_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Account_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Account_viewer",
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
      "name": "type",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Bell_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserMenu_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChatLive_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "21ef87c771f6cdca9658cdbc9f7aaf30";

export default node;
