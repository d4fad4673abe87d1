/**
 * @generated SignedSource<<033b17ae0af8cb369025c956a2aec281>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UserMenuList_viewer$data = {
  readonly name: string;
  readonly type: UserType;
  readonly " $fragmentType": "UserMenuList_viewer";
};
export type UserMenuList_viewer$key = {
  readonly " $data"?: UserMenuList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserMenuList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserMenuList_viewer",
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
      "name": "type",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "722ac59d66d6081c455a2e918efed90e";

export default node;
