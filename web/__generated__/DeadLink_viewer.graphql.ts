/**
 * @generated SignedSource<<68861ad898cae2989550af9756465d13>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeadLink_viewer$data = {
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly " $fragmentType": "DeadLink_viewer";
};
export type DeadLink_viewer$key = {
  readonly " $data"?: DeadLink_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeadLink_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeadLink_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
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

(node as any).hash = "7b7922cf7f5eae99091802c54943a6df";

export default node;
