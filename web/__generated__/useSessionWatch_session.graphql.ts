/**
 * @generated SignedSource<<bfd6a163e178559fcc0f290f638fa117>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSessionWatch_session$data = {
  readonly expiresAt: string;
  readonly id: string;
  readonly loginPath: string;
  readonly " $fragmentType": "useSessionWatch_session";
};
export type useSessionWatch_session$key = {
  readonly " $data"?: useSessionWatch_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSessionWatch_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSessionWatch_session",
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
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "loginPath",
      "storageKey": null
    }
  ],
  "type": "AdminSession",
  "abstractKey": null
};

(node as any).hash = "cc48327d3f7eb90642a8156fa4041052";

export default node;
