/**
 * @generated SignedSource<<38e738b5483af45301e21720eae98285>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NoShowFinding = "MENTEE_MISSED" | "MENTOR_MISSED" | "TOOK_PLACE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminMoveDialog_booking$data = {
  readonly adminRights: {
    readonly canMove: boolean;
    readonly isDisputed: boolean;
    readonly moveReason: string | null | undefined;
    readonly refundable: number;
  } | null | undefined;
  readonly databaseId: number;
  readonly menteeName: string;
  readonly mentorName: string;
  readonly noShow: {
    readonly finding: NoShowFinding | null | undefined;
  } | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"planCall_booking">;
  readonly " $fragmentType": "AdminMoveDialog_booking";
};
export type AdminMoveDialog_booking$key = {
  readonly " $data"?: AdminMoveDialog_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminMoveDialog_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
};
return {
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
    (v0/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "planCall_booking",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sessionType",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NoShow",
      "kind": "LinkedField",
      "name": "noShow",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finding",
          "storageKey": null
        }
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

(node as any).hash = "3755012307ca4874f0099344efa514c5";

export default node;
