/**
 * @generated SignedSource<<ab47ec33dcf9b2f6f78fcc83302ff30e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationType = "BOOKING" | "GENERAL" | "MENTORSHIP_REQUEST" | "PAYMENT" | "REQUEST_APPROVED" | "REQUEST_REJECTED" | "WORKSHOP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NotificationCard_notification$data = {
  readonly createdAt: string;
  readonly databaseId: number;
  readonly isRead: boolean;
  readonly link: string | null;
  readonly message: string;
  readonly title: string;
  readonly type: NotificationType;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationIcon_notification" | "useDeleteNotification_notification">;
  readonly " $fragmentType": "NotificationCard_notification";
};
export type NotificationCard_notification$key = {
  readonly " $data"?: NotificationCard_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationCard_notification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationCard_notification",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NotificationIcon_notification"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDeleteNotification_notification"
    }
  ],
  "type": "Notification",
  "abstractKey": null
};

(node as any).hash = "a7d356774f89e4ced24ff45a853740c4";

export default node;
