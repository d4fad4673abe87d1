/**
 * @generated SignedSource<<b4a4e34b15fefd4bf8f6528a81f942e1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminMoveDialog_booking$data = {
  readonly adminRights: {
    readonly canMove: boolean;
    readonly moveReason: string | null | undefined;
  } | null | undefined;
  readonly databaseId: number;
  readonly menteeName: string;
  readonly mentorName: string;
  readonly startsAt: string | null | undefined;
  readonly " $fragmentType": "AdminMoveDialog_booking";
};
export type AdminMoveDialog_booking$key = {
  readonly " $data"?: AdminMoveDialog_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminMoveDialog_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminMoveDialog_booking",
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
      "name": "mentorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "menteeName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingAdminRights",
      "kind": "LinkedField",
      "name": "adminRights",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canMove",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "moveReason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "bd3f199cf711f803c38fca36b6f4944e";

export default node;
