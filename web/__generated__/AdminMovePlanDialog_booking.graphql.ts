/**
 * @generated SignedSource<<b93e97263b69bfb542e95d8b85f5b43a>>
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
    readonly isDisputed: boolean;
    readonly moveReason: string | null | undefined;
    readonly refundable: number;
  } | null | undefined;
  readonly databaseId: number;
  readonly endDate: string | null | undefined;
  readonly menteeName: string;
  readonly mentorName: string;
  readonly plan: {
    readonly endDate: string;
  } | null | undefined;
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
          "name": "isDisputed",
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

(node as any).hash = "a0396bb0ab53cfdf8fa71a8c74285ed4";

export default node;
