/**
 * @generated SignedSource<<264f2aefb25de9ef60ff8ad4a2ed9960>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationType = "BOOKING" | "GENERAL" | "MENTORSHIP_REQUEST" | "PAYMENT" | "REQUEST_APPROVED" | "REQUEST_REJECTED" | "WORKSHOP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NotificationIcon_notification$data = {
  readonly isRead: boolean;
  readonly type: NotificationType;
  readonly " $fragmentType": "NotificationIcon_notification";
};
export type NotificationIcon_notification$key = {
  readonly " $data"?: NotificationIcon_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationIcon_notification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationIcon_notification",
  "selections": [
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
      "name": "isRead",
      "storageKey": null
    }
  ],
  "type": "Notification",
  "abstractKey": null
};

(node as any).hash = "800c3bc3cb0bad65096b949ba52b1dbb";

export default node;
