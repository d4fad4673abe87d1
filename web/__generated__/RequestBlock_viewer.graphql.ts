/**
 * @generated SignedSource<<d241419bfb62115c9f2c1f9d3c9a4b61>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RequestBlock_viewer$data = {
  readonly type: UserType;
  readonly " $fragmentType": "RequestBlock_viewer";
};
export type RequestBlock_viewer$key = {
  readonly " $data"?: RequestBlock_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestBlock_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestBlock_viewer",
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

(node as any).hash = "d26be89d76a9b7e230d30e20b45a4122";

export default node;
