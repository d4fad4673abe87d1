/**
 * @generated SignedSource<<3d1ba00d36c63fc7dde06293fb3f6740>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportNoShowDialog_booking$data = {
  readonly databaseId: number;
  readonly menteeName: string;
  readonly mentorName: string;
  readonly " $fragmentSpreads": FragmentRefs<"JoinRecord_booking" | "planCall_booking">;
  readonly " $fragmentType": "ReportNoShowDialog_booking";
};
export type ReportNoShowDialog_booking$key = {
  readonly " $data"?: ReportNoShowDialog_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportNoShowDialog_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportNoShowDialog_booking",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JoinRecord_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "b325c9fe71102a74d5d2c2b430dd1dbd";

export default node;
