/**
 * @generated SignedSource<<63d265f5472a3a96f52e88b9a06e7340>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileTabContent_mentor$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FormSections_mentor" | "ProfileSide_mentor">;
  readonly " $fragmentType": "ProfileTabContent_mentor";
};
export type ProfileTabContent_mentor$key = {
  readonly " $data"?: ProfileTabContent_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileTabContent_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileTabContent_mentor",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileSide_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormSections_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "d6093df3c21764d7651aa4e795b1c9d0";

export default node;
