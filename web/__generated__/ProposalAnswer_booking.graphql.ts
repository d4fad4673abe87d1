/**
 * @generated SignedSource<<9309bcb8edc6c879f4d9a64c3cb81620>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProposalAnswer_booking$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly mentorName: string;
  readonly proposal: {
    readonly expiresAt: string;
    readonly refundLine: string;
    readonly startsAt: string;
  } | null;
  readonly startsAt: string | null;
  readonly viewerCanMove: {
    readonly allowed: boolean;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"MoveDialog_booking">;
  readonly " $fragmentType": "ProposalAnswer_booking";
};
export type ProposalAnswer_booking$key = {
  readonly " $data"?: ProposalAnswer_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProposalAnswer_booking">;
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
  "name": "ProposalAnswer_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "concreteType": "BookingProposal",
      "kind": "LinkedField",
      "name": "proposal",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refundLine",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingRight",
      "kind": "LinkedField",
      "name": "viewerCanMove",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowed",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoveDialog_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};
})();

(node as any).hash = "5cce79b2b441a757a30a8693caf90a66";

export default node;
