/**
 * @generated SignedSource<<5b06d7a61ab360ea99dc18c0c81b1745>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DaysOff_mentor$data = {
  readonly databaseId: number;
  readonly daysOff: ReadonlyArray<{
    readonly endDate: string;
    readonly id: string;
    readonly startDate: string;
    readonly " $fragmentSpreads": FragmentRefs<"DaysOffRow_daysOff">;
  }> | null;
  readonly sessionsOnDaysOff: ReadonlyArray<{
    readonly id: string;
    readonly startsAt: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"BookedSession_booking">;
  }> | null;
  readonly " $fragmentType": "DaysOff_mentor";
};
export type DaysOff_mentor$key = {
  readonly " $data"?: DaysOff_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"DaysOff_mentor">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DaysOff_mentor",
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
      "concreteType": "DaysOff",
      "kind": "LinkedField",
      "name": "daysOff",
      "plural": true,
      "selections": [
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "DaysOffRow_daysOff"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "sessionsOnDaysOff",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BookedSession_booking"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};
})();

(node as any).hash = "83d8527260b6677941b914a15371dc1d";

export default node;
