/**
 * @generated SignedSource<<bc52ca6d596efce49f5c35744ca04d22>>
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
  readonly " $fragmentSpreads": FragmentRefs<"RequestBlock_viewer">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestBlock_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "bd1196b8143fde3306b54ff51df464f8";

export default node;
