/**
 * @generated SignedSource<<06a9857730f1328fe64d246c3fff15f2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorAbout_mentor$data = {
  readonly bio: string;
  readonly successStories: string | null;
  readonly whyIMentor: string | null;
  readonly " $fragmentType": "MentorAbout_mentor";
};
export type MentorAbout_mentor$key = {
  readonly " $data"?: MentorAbout_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorAbout_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorAbout_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "whyIMentor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "successStories",
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "84b453165ac8dab43a67defdb99d7db9";

export default node;
