/**
 * @generated SignedSource<<3352ee151bbea6f75e6d2c231e3067a3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EarningsPage_viewer$data = {
  readonly databaseId: number;
  readonly earnings: ReadonlyArray<{
    readonly amount: number;
    readonly mentorEarning: number;
    readonly platformFee: number;
    readonly " $fragmentSpreads": FragmentRefs<"EarningsPage_months" | "EarningsTable_months">;
  }> | null;
  readonly mentor: {
    readonly status: MentorStatus | null;
    readonly " $fragmentSpreads": FragmentRefs<"ReviewNotice_mentor">;
  } | null;
  readonly " $fragmentType": "EarningsPage_viewer";
};
export type EarningsPage_viewer$key = {
  readonly " $data"?: EarningsPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarningsPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EarningsPage_viewer",
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
          "name": "ReviewNotice_mentor"
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
          "name": "EarningsPage_months"
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

(node as any).hash = "1933ab29abd17427b14d4e9adc2543c6";

export default node;
