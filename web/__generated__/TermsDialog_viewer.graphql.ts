/**
 * @generated SignedSource<<1f505b7256feeeb89b177a533ae3b815>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TermsDialog_viewer$data = {
  readonly databaseId: number;
  readonly type: UserType;
  readonly " $fragmentType": "TermsDialog_viewer";
};
export type TermsDialog_viewer$key = {
  readonly " $data"?: TermsDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermsDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TermsDialog_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
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

(node as any).hash = "bd4f9f07e7ba45306b913a33f73b5d3a";

export default node;
