/**
 * @generated SignedSource<<e8c48de34568fa50646c968935c25df7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Background_mentor$data = {
  readonly experience: number;
  readonly mainBranch: string;
  readonly subBranch: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useMentorSection_mentor">;
  readonly " $fragmentType": "Background_mentor";
};
export type Background_mentor$key = {
  readonly " $data"?: Background_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"Background_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Background_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mainBranch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subBranch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "experience",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMentorSection_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "a64996b733c17a57d213f97221307270";

export default node;
