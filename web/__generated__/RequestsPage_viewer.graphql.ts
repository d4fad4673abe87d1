/**
 * @generated SignedSource<<fd2e94cf4c07d8bd5a769ea7074050db>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestsPage_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RequestList_viewer" | "RequestsPage_counts">;
  readonly " $fragmentType": "RequestsPage_viewer";
};
export type RequestsPage_viewer$key = {
  readonly " $data"?: RequestsPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestsPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestsPage_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestsPage_counts"
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

(node as any).hash = "824fd7607e7a27619b296cc15c4f41e8";

export default node;
