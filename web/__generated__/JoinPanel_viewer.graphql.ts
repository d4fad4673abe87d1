/**
 * @generated SignedSource<<5bf17dda51d3bf1a1405eb6b5773a2a0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JoinPanel_viewer$data = {
  readonly email: string;
  readonly name: string;
  readonly type: UserType;
  readonly " $fragmentType": "JoinPanel_viewer";
};
export type JoinPanel_viewer$key = {
  readonly " $data"?: JoinPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinPanel_viewer",
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

(node as any).hash = "89cf4b7505c239a8abc08b4e8ef7f0d5";

export default node;
