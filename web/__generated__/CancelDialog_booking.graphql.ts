/**
 * @generated SignedSource<<bbcff517295a0d2768463dbb6f36afdd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingActor = "ADMINISTRATOR" | "MENTEE" | "MENTOR" | "%future added value";
export type BookingStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "EXPIRED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CancelDialog_booking$data = {
  readonly amount: number;
  readonly cancelledBy: BookingActor | null | undefined;
  readonly databaseId: number;
  readonly endDate: string | null | undefined;
  readonly menteeName: string;
  readonly mentorName: string;
  readonly moneyLines: ReadonlyArray<string>;
  readonly plan: {
    readonly chatGoesOn: boolean;
  } | null | undefined;
  readonly startDate: string | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly status: BookingStatus;
  readonly viewerCanCancel: {
    readonly allowed: boolean;
    readonly money: string | null | undefined;
    readonly reason: string;
  } | null | undefined;
  readonly viewerSide: BookingActor | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"planCall_booking" | "useCancelling_booking">;
  readonly " $fragmentType": "CancelDialog_booking";
};
export type CancelDialog_booking$key = {
  readonly " $data"?: CancelDialog_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelDialog_booking">;
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
  "name": "CancelDialog_booking",
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
      "name": "status",
      "storageKey": null
    },
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Plan",
      "kind": "LinkedField",
      "name": "plan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "chatGoesOn",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
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
      "name": "viewerSide",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelledBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "moneyLines",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingCancelRight",
      "kind": "LinkedField",
      "name": "viewerCanCancel",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "money",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCancelling_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};
})();

(node as any).hash = "07433db6121ee07fc3d8b4bd684f2791";

export default node;
