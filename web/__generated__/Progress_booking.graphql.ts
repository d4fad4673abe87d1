/**
 * @generated SignedSource<<f40eefc3481c2e75858dfd75ca19a701>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Progress_booking$data = {
  readonly agenda: string;
  readonly endDate: string | null;
  readonly endsAt: string | null;
  readonly startDate: string | null;
  readonly startsAt: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"CompleteButton_booking" | "SessionPerson_booking" | "SessionStatus_booking" | "sessionPath_booking">;
  readonly " $fragmentType": "Progress_booking";
};
export type Progress_booking$key = {
  readonly " $data"?: Progress_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"Progress_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Progress_booking",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    (v1/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "agenda",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionPerson_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionStatus_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompleteButton_booking"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "sessionPath_booking",
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "packageType",
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
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Booking",
  "abstractKey": null
};
})();

(node as any).hash = "f9fdff8bb01c5b58083b67b7d8415a15";

export default node;
