/**
 * @generated SignedSource<<cc61d5f33e68429cdbf276a681015775>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunningPlan_plan$data = {
  readonly callsRemaining: number;
  readonly callsUsed: number;
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

(node as any).hash = "dd42a19f7cc9ab736d6e47ae4d004e10";

export default node;
