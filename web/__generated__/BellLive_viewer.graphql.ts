/**
 * @generated SignedSource<<3f4f09288032d79d184dfe5fa3422d56>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BellLive_viewer$data = {
  readonly type: UserType;
  readonly " $fragmentSpreads": FragmentRefs<"ChatLive_viewer">;
  readonly " $fragmentType": "BellLive_viewer";
};
export type BellLive_viewer$key = {
  readonly " $data"?: BellLive_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BellLive_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BellLive_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChatLive_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d16ad3ed72db2327f294b6590a8e8d20";

export default node;
