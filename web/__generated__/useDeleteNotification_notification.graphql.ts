/**
 * @generated SignedSource<<3c2a07d5741890291e0a9d3de65d74ef>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useDeleteNotification_notification$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly " $fragmentType": "useDeleteNotification_notification";
};
export type useDeleteNotification_notification$key = {
  readonly " $data"?: useDeleteNotification_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDeleteNotification_notification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useDeleteNotification_notification",
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
      "name": "databaseId",
      "storageKey": null
    }
  ],
  "type": "Notification",
  "abstractKey": null
};

(node as any).hash = "8fd9fbf1bf8687e1d47074cdbb8746a6";

export default node;
