/**
 * @generated SignedSource<<e7f3920de6814ddfa50a04ec9e74185f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeekChartCard_weeks$data = ReadonlyArray<{
  readonly from: string;
  readonly " $fragmentSpreads": FragmentRefs<"series_week">;
  readonly " $fragmentType": "WeekChartCard_weeks";
}>;
export type WeekChartCard_weeks$key = ReadonlyArray<{
  readonly " $data"?: WeekChartCard_weeks$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekChartCard_weeks">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WeekChartCard_weeks",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "series_week",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mentors",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mentees",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "communityMembers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookings",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workshopSeats",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revenue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refunds",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "AnalyticsWeek",
  "abstractKey": null
};

(node as any).hash = "fe379b1da45fe2a1b5644d78df9eccc5";

export default node;
