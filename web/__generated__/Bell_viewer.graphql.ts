/**
 * @generated SignedSource<<e1455d3118447821ac20b7cf7f3ae448>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Bell_viewer$data = {
  readonly id: string;
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

(node as any).hash = "3708e54be407875c60ed1129f09cca65";

export default node;
