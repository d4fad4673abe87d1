/**
 * @generated SignedSource<<2dd1d73590baeda8095c90c05f4b6f7b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermsGate_viewer$data = {
  readonly termsAccepted: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"TermsDialog_viewer">;
  readonly " $fragmentType": "TermsGate_viewer";
};
export type TermsGate_viewer$key = {
  readonly " $data"?: TermsGate_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermsGate_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TermsGate_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "termsAccepted",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TermsDialog_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3d4654324d7f4d427c14613307ca6f79";

export default node;
