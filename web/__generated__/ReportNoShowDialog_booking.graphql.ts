/**
 * @generated SignedSource<<86037dcabcf4e58ad7dada96365737f6>>
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
  readonly viewerCanReportNoShow: {
    readonly reason: string;
  } | null | undefined;
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
      "alias": null,
      "args": null,
      "concreteType": "BookingRight",
      "kind": "LinkedField",
      "name": "viewerCanReportNoShow",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "ada62c5e3a0716c92012469254425937";

export default node;
