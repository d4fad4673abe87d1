/**
 * @generated SignedSource<<8e319b3f8782246785d57ade70a67ba2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileSections_studies$data = {
  readonly college: string | null;
  readonly goals: string | null;
  readonly year: number | null;
  readonly " $fragmentSpreads": FragmentRefs<"useMenteeSection_mentee">;
  readonly " $fragmentType": "ProfileSections_studies";
};
export type ProfileSections_studies$key = {
  readonly " $data"?: ProfileSections_studies$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileSections_studies">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileSections_studies",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "college",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "year",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goals",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMenteeSection_mentee"
    }
  ],
  "type": "Mentee",
  "abstractKey": null
};

(node as any).hash = "eac9bc2869b76ecd5f027bf4f6a69a75";

export default node;
