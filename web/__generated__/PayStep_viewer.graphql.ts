/**
 * @generated SignedSource<<5d26df50ed9c744575c70b0acf421b39>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayStep_viewer$data = {
  readonly email: string;
  readonly name: string;
  readonly " $fragmentType": "PayStep_viewer";
};
export type PayStep_viewer$key = {
  readonly " $data"?: PayStep_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayStep_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayStep_viewer",
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
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "99100bafdb30815516f1780b7c53ae2f";

export default node;
