/**
 * @generated SignedSource<<f767a6f2b6ce7af77b6a8f57c31db2a3>>
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
  readonly endsAt: string | null | undefined;
  readonly status: BookingStatus;
  readonly viewerCanCancel: {
    readonly allowed: boolean;
    readonly reason: string;
  } | null | undefined;
  readonly viewerCanComplete: {
    readonly allowed: boolean;
  } | null | undefined;
  readonly viewerCanMove: {
    readonly allowed: boolean;
    readonly reason: string;
  } | null | undefined;
  readonly viewerCanPropose: {
    readonly allowed: boolean;
  } | null | undefined;
  readonly viewerCanReportNoShow: {
    readonly allowed: boolean;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerButtons_booking" | "CompleteButton_booking" | "SessionDialogs_act">;
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
      "name": "SessionDialogs_act"
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

(node as any).hash = "660841663bc7df4e8d41b69ad6d406ba";

export default node;
