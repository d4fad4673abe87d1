/**
 * @generated SignedSource<<7d0c6c2f57da581e733854d066a4963b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Bell_viewer$data = {
  readonly id: string;
  readonly unreadNotifications: number;
  readonly " $fragmentType": "Bell_viewer";
};
export type Bell_viewer$key = {
  readonly " $data"?: Bell_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Bell_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Bell_viewer",
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
      "name": "unreadNotifications",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c8a169bcdc3677b3d18757df0877a4a2";

export default node;
