/**
 * @generated SignedSource<<63f7860a590eee735d0d5c28b37995df>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotificationsHeader_viewer$data = {
  readonly unreadNotifications: number;
  readonly " $fragmentType": "NotificationsHeader_viewer";
};
export type NotificationsHeader_viewer$key = {
  readonly " $data"?: NotificationsHeader_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationsHeader_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationsHeader_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadNotifications",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "43bacaa0433c14db73f5afb3bfbc2480";

export default node;
