/**
 * @generated SignedSource<<52b7f05685ec088644a73c073e2a7035>>
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
  readonly " $fragmentSpreads": FragmentRefs<"planCall_booking">;
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
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "ea8e320b444d74e3aeed5110d656db74";

export default node;
