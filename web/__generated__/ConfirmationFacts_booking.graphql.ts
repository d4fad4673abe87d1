/**
 * @generated SignedSource<<afc2534bb09e772d7a0cfa90aea26c35>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmationFacts_booking$data = {
  readonly agenda: string;
  readonly amount: number;
  readonly confirmedAt: string | null | undefined;
  readonly databaseId: number;
  readonly mentee: {
    readonly currentLevel: string;
  } | null | undefined;
  readonly menteeName: string;
  readonly mentor: {
    readonly databaseId: number;
  } | null | undefined;
  readonly mentorName: string;
  readonly startsAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationFacts_plan" | "SessionFacts_booking" | "planCall_booking">;
  readonly " $fragmentType": "ConfirmationFacts_booking";
};
export type ConfirmationFacts_booking$key = {
  readonly " $data"?: ConfirmationFacts_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationFacts_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
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
  "name": "ConfirmationFacts_booking",
  "selections": [
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
        (v1/*:: as any*/)
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionFacts_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConfirmationFacts_plan"
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "agenda",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmedAt",
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
      "concreteType": "Mentor",
      "kind": "LinkedField",
      "name": "mentor",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Mentee",
      "kind": "LinkedField",
      "name": "mentee",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currentLevel",
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

(node as any).hash = "e37160c1948fd2e0307223cd55c7129f";

export default node;
