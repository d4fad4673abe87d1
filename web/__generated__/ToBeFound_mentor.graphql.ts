/**
 * @generated SignedSource<<6a9da5dcb78f5acf56014813831de7cd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ToBeFound_mentor$data = {
  readonly available: boolean;
  readonly completeness: {
    readonly percent: number;
  } | null | undefined;
  readonly status: MentorStatus | null | undefined;
  readonly weeklyAvailability: ReadonlyArray<{
    readonly enabled: boolean;
  }>;
  readonly " $fragmentType": "ToBeFound_mentor";
};
export type ToBeFound_mentor$key = {
  readonly " $data"?: ToBeFound_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"ToBeFound_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ToBeFound_mentor",
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

(node as any).hash = "d6297842fdf02961479909c76e2f94b9";

export default node;
