/**
 * @generated SignedSource<<ac77261569859cacaa49f2ae795d4e92>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenteeProfile_viewer$data = {
  readonly mentee: {
    readonly currentLevel: string;
    readonly email: string | null | undefined;
    readonly mainBranch: string;
    readonly name: string;
    readonly subBranch: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "MenteeProfile_viewer";
};
export type MenteeProfile_viewer$key = {
  readonly " $data"?: MenteeProfile_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenteeProfile_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MenteeProfile_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Mentee",
      "kind": "LinkedField",
      "name": "mentee",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currentLevel",
          "storageKey": null
        },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e946f1ebd78e251c36df16cb9e396d35";

export default node;
