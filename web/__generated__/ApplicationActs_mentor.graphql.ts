/**
 * @generated SignedSource<<158738297c5e22a5aaa47982a9bfaee8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApplicationActs_mentor$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useMentorDecision_mentor">;
  readonly " $fragmentType": "ApplicationActs_mentor";
};
export type ApplicationActs_mentor$key = {
  readonly " $data"?: ApplicationActs_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicationActs_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApplicationActs_mentor",
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
      "name": "useMentorDecision_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "56b93485dd4fe4e719e6a10f0c306c2f";

export default node;
