/**
 * @generated SignedSource<<d609a5f1c731f7449246d69d3fae33c3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AttentionFacts_mentor$data = {
  readonly available: boolean;
  readonly completeness: {
    readonly percent: number;
  } | null;
  readonly status: MentorStatus | null;
  readonly weeklyAvailability: ReadonlyArray<{
    readonly enabled: boolean;
  }>;
  readonly " $fragmentType": "AttentionFacts_mentor";
};
export type AttentionFacts_mentor$key = {
  readonly " $data"?: AttentionFacts_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttentionFacts_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AttentionFacts_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "available",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AvailabilityWindow",
      "kind": "LinkedField",
      "name": "weeklyAvailability",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enabled",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProfileCompleteness",
      "kind": "LinkedField",
      "name": "completeness",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "e606b2d0b1cea35094639079acb41651";

export default node;
