/**
 * @generated SignedSource<<5f58207b760daf02b5ee43efba4ad7a2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MobileMenuPanel_viewer$data = {
  readonly type: UserType;
  readonly " $fragmentType": "MobileMenuPanel_viewer";
};
export type MobileMenuPanel_viewer$key = {
  readonly " $data"?: MobileMenuPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MobileMenuPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MobileMenuPanel_viewer",
  "selections": [
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

(node as any).hash = "1392b0d2e16850ca5f5a9f2e367b2573";

export default node;
