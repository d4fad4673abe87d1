/**
 * @generated SignedSource<<141620d053310c50f29bb74dc4058c1f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorFacts_mentor$data = {
  readonly experience: number;
  readonly lastActiveAt: string | null;
  readonly sessionsHeld: number;
  readonly " $fragmentType": "MentorFacts_mentor";
};
export type MentorFacts_mentor$key = {
  readonly " $data"?: MentorFacts_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorFacts_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorFacts_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "experience",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastActiveAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sessionsHeld",
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "6668a33dc49a6d2e99d60ae5eea62465";

export default node;
