/**
 * @generated SignedSource<<525454cd4b20b4af32b0bdf9241f659c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Bell_viewer$data = {
  readonly id: string;
  readonly type: UserType;
  readonly unreadMessages: number;
  readonly unreadNotifications: number;
  readonly " $fragmentType": "Bell_viewer";
};
export type Bell_viewer$key = {
  readonly " $data"?: Bell_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Bell_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Bell_viewer",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadNotifications",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadMessages",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "057cb492d80a15b5ac4b1f8a1302b72e";

export default node;
