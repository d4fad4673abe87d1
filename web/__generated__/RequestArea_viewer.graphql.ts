/**
 * @generated SignedSource<<7343c5176c17442795e93d569b7f1a7b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RequestArea_viewer$data = {
  readonly type: UserType;
  readonly " $fragmentType": "RequestArea_viewer";
};
export type RequestArea_viewer$key = {
  readonly " $data"?: RequestArea_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestArea_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestArea_viewer",
  "selections": [
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

(node as any).hash = "fd819c865ab82d0554c7c3ca9e3711c9";

export default node;
