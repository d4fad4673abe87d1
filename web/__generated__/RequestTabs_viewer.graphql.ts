/**
 * @generated SignedSource<<42251fb540e0ff20293ea7cf0fb52e68>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestTabs_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RequestCounts_viewer" | "RequestList_viewer">;
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
      "name": "RequestCounts_viewer"
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

(node as any).hash = "ee52a4f7e17f7d68abda9a597a230e93";

export default node;
