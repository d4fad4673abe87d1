/**
 * @generated SignedSource<<249a385630d420ff3444d7436eb8f62a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnpaidGroup_queue$data = {
  readonly unpaidBookings: {
    readonly rows: ReadonlyArray<{
      readonly databaseId: number;
      readonly menteeName: string;
      readonly mentorName: string;
      readonly startsAt: string | null;
    }>;
    readonly total: number;
  } | null;
  readonly " $fragmentType": "UnpaidGroup_queue";
};
export type UnpaidGroup_queue$key = {
  readonly " $data"?: UnpaidGroup_queue$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnpaidGroup_queue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "unpaidBookings"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnpaidGroup_queue",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "unpaidBookings"
        }
      ],
      "concreteType": "BookingPage",
      "kind": "LinkedField",
      "name": "unpaidBookings",
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startsAt",
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

(node as any).hash = "1c9c3218523a2c8a5bdc491531200d8f";

export default node;
