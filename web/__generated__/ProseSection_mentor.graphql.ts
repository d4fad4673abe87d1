/**
 * @generated SignedSource<<930e8ada96c0390cf8282d19814c09bf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProseSection_mentor$data = {
  readonly bio: string;
  readonly successStories: string | null | undefined;
  readonly whyIMentor: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useMentorSection_mentor">;
  readonly " $fragmentType": "ProseSection_mentor";
};
export type ProseSection_mentor$key = {
  readonly " $data"?: ProseSection_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProseSection_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProseSection_mentor",
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

(node as any).hash = "a84ec4c89d88effda07ce6085564a108";

export default node;
