/**
 * @generated SignedSource<<24d2f43acc4a996d851d0dd731f55e4b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Position_mentor$data = {
  readonly currentCity: string | null | undefined;
  readonly currentCompany: string | null | undefined;
  readonly currentCountry: string | null | undefined;
  readonly currentJobTitle: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useMentorSection_mentor">;
  readonly " $fragmentType": "Position_mentor";
};
export type Position_mentor$key = {
  readonly " $data"?: Position_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"Position_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Position_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentJobTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentCompany",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentCity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentCountry",
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

(node as any).hash = "6140563437149413f6eadb419e5c0ffc";

export default node;
