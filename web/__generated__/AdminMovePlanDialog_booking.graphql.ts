/**
 * @generated SignedSource<<3bdb5d42d67299368decdba93c9875bd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminMovePlanDialog_booking$data = {
  readonly adminRights: {
    readonly canMove: boolean;
    readonly moveReason: string | null;
    readonly refundable: number;
  } | null;
  readonly databaseId: number;
  readonly endDate: string | null;
  readonly menteeName: string;
  readonly mentorName: string;
  readonly plan: {
    readonly endDate: string;
  } | null;
  readonly " $fragmentType": "AdminMovePlanDialog_booking";
};
export type AdminMovePlanDialog_booking$key = {
  readonly " $data"?: AdminMovePlanDialog_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminMovePlanDialog_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endDate",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminMovePlanDialog_booking",
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Plan",
      "kind": "LinkedField",
      "name": "plan",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
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
          "name": "refundable",
          "storageKey": null
        },
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
})();

(node as any).hash = "c79d16f25247cfe88d29b3d292401ce4";

export default node;
