/**
 * @generated SignedSource<<d995c2696932ba2b3397d366701a9e51>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnpaidGroup_mentorless$data = {
  readonly mentorlessBookings: {
    readonly rows: ReadonlyArray<{
      readonly databaseId: number;
      readonly menteeName: string;
      readonly mentor: {
        readonly databaseId: number;
      } | null;
      readonly mentorName: string;
      readonly startsAt: string | null;
    }>;
    readonly total: number;
  } | null;
  readonly " $fragmentType": "UnpaidGroup_mentorless";
};
export type UnpaidGroup_mentorless$key = {
  readonly " $data"?: UnpaidGroup_mentorless$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnpaidGroup_mentorless">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "mentorlessBookings"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnpaidGroup_mentorless",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "mentorlessBookings"
        }
      ],
      "concreteType": "BookingPage",
      "kind": "LinkedField",
      "name": "mentorlessBookings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Booking",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
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
              "concreteType": "Mentor",
              "kind": "LinkedField",
              "name": "mentor",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkQueue",
  "abstractKey": null
};
})();

(node as any).hash = "d057c9089170db7cf9362a48a5376ef8";

export default node;
