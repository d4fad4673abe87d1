/**
 * @generated SignedSource<<7ab893f1d6966b98f92481cdbeeaee2a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestTabs_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RequestList_viewer" | "RequestTabs_counts">;
  readonly " $fragmentType": "RequestTabs_viewer";
};
export type RequestTabs_viewer$key = {
  readonly " $data"?: RequestTabs_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestTabs_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestTabs_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestTabs_counts"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8e59d47eac4bf1a4273a6daf136ca16f";

export default node;
