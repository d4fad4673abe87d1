/**
 * @generated SignedSource<<9cc8e5cda3c16a682843837ece9d7af3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EarningsReport_viewer$data = {
  readonly databaseId: number;
  readonly earnings: ReadonlyArray<{
    readonly amount: number;
    readonly mentorEarning: number;
    readonly platformFee: number;
    readonly " $fragmentSpreads": FragmentRefs<"EarningsReport_months" | "EarningsTable_months">;
  }> | null | undefined;
  readonly mentor: {
    readonly status: MentorStatus | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"EarningsReport_mentor">;
  } | null | undefined;
  readonly " $fragmentType": "EarningsReport_viewer";
};
export type EarningsReport_viewer$key = {
  readonly " $data"?: EarningsReport_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarningsReport_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EarningsReport_viewer",
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
      "concreteType": "Mentor",
      "kind": "LinkedField",
      "name": "mentor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EarningsReport_mentor"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EarningsMonth",
      "kind": "LinkedField",
      "name": "earnings",
      "plural": true,
      "selections": [
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
          "name": "platformFee",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mentorEarning",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EarningsReport_months"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EarningsTable_months"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "2ab11f9aeaa05deeffa6d31467c0c282";

export default node;
