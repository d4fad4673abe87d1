/**
 * @generated SignedSource<<9fe302935eddbc6a1a953a461e713932>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BasicInfo_viewer$data = {
  readonly emailConfirmed: boolean;
  readonly " $fragmentType": "BasicInfo_viewer";
};
export type BasicInfo_viewer$key = {
  readonly " $data"?: BasicInfo_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasicInfo_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasicInfo_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailConfirmed",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a3f7b9f8732f9fc85e00d6724b752cad";

export default node;
