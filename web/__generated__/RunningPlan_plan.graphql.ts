/**
 * @generated SignedSource<<5c6db62ba011f6e2ac396127bd1622c8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunningPlan_plan$data = {
  readonly bookingId: number | null;
  readonly callsRemaining: number;
  readonly callsUsed: number;
  readonly conversation: {
    readonly " $fragmentSpreads": FragmentRefs<"OpenChat_conversation">;
  } | null;
  readonly endDate: string;
  readonly mentor: {
    readonly databaseId: number;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"MentorAvatar_mentor" | "MentorRole_mentor">;
  };
  readonly startDate: string;
  readonly " $fragmentSpreads": FragmentRefs<"BookIncludedSessionButton_plan">;
  readonly " $fragmentType": "RunningPlan_plan";
};
export type RunningPlan_plan$key = {
  readonly " $data"?: RunningPlan_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunningPlan_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunningPlan_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bookingId",
      "storageKey": null
    },
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callsUsed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callsRemaining",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Conversation",
      "kind": "LinkedField",
      "name": "conversation",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OpenChat_conversation"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookIncludedSessionButton_plan"
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
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MentorAvatar_mentor"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MentorRole_mentor"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "19645c6291e102f83d29d3e5dd550c3f";

export default node;
