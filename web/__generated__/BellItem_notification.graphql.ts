/**
 * @generated SignedSource<<6bb456a3e7225a93f7e29c2bdf2a3d22>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationType = "BOOKING" | "GENERAL" | "MENTORSHIP_REQUEST" | "PAYMENT" | "REQUEST_APPROVED" | "REQUEST_REJECTED" | "WORKSHOP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BellItem_notification$data = {
  readonly createdAt: string;
  readonly databaseId: number;
  readonly isRead: boolean;
  readonly mentorId: number | null;
  readonly message: string;
  readonly title: string;
  readonly type: NotificationType;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationIcon_notification">;
  readonly " $fragmentType": "BellItem_notification";
};
export type BellItem_notification$key = {
  readonly " $data"?: BellItem_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"BellItem_notification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BellItem_notification",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mentorId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NotificationIcon_notification"
    }
  ],
  "type": "Notification",
  "abstractKey": null
};

(node as any).hash = "e091e26e7fedcb9be3d6a6bc4931453f";

export default node;
