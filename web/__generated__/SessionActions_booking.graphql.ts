/**
 * @generated SignedSource<<4e113e132788cb136f5074b318b3cf9f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "EXPIRED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SessionActions_booking$data = {
  readonly endsAt: string | null;
  readonly status: BookingStatus;
  readonly viewerCanCancel: {
    readonly allowed: boolean;
    readonly reason: string;
  } | null;
  readonly viewerCanComplete: {
    readonly allowed: boolean;
  } | null;
  readonly viewerCanMove: {
    readonly allowed: boolean;
    readonly reason: string;
  } | null;
  readonly viewerCanPropose: {
    readonly allowed: boolean;
  } | null;
  readonly viewerCanReportNoShow: {
    readonly allowed: boolean;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerButtons_booking" | "CancelDialog_booking" | "CompleteButton_booking" | "MoveDialog_booking" | "ProposeDialog_booking" | "ReportNoShowDialog_booking">;
  readonly " $fragmentType": "SessionActions_booking";
};
export type SessionActions_booking$key = {
  readonly " $data"?: SessionActions_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionActions_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "allowed",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reason",
    "storageKey": null
  }
],
v2 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionActions_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingCancelRight",
      "kind": "LinkedField",
      "name": "viewerCanCancel",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingRight",
      "kind": "LinkedField",
      "name": "viewerCanMove",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingRight",
      "kind": "LinkedField",
      "name": "viewerCanPropose",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingRight",
      "kind": "LinkedField",
      "name": "viewerCanComplete",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingRight",
      "kind": "LinkedField",
      "name": "viewerCanReportNoShow",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompleteButton_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportNoShowDialog_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelDialog_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoveDialog_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProposeDialog_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnswerButtons_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};
})();

(node as any).hash = "c5331b013e0da5bcc217541a7be8801e";

export default node;
