/**
 * @generated SignedSource<<7b60aed9d0aad3ab30231434df03b970>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type confirmOutcome_viewer$data = {
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly " $fragmentType": "confirmOutcome_viewer";
};
export type confirmOutcome_viewer$key = {
  readonly " $data"?: confirmOutcome_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"confirmOutcome_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "confirmOutcome_viewer",
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

(node as any).hash = "80f83a1f02b157889b599518a9917a33";

export default node;
