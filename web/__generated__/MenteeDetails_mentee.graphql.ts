/**
 * @generated SignedSource<<dd803d8b17cc5814111ee46ac053b115>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenteeDetails_mentee$data = {
  readonly currentLevel: string;
  readonly email: string | null | undefined;
  readonly mainBranch: string;
  readonly name: string;
  readonly subBranch: string | null | undefined;
  readonly " $fragmentType": "MenteeDetails_mentee";
};
export type MenteeDetails_mentee$key = {
  readonly " $data"?: MenteeDetails_mentee$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenteeDetails_mentee">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MenteeDetails_mentee",
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
  "type": "Mentee",
  "abstractKey": null
};

(node as any).hash = "1c784d4fa17e67a4e6751e19f2bab3f7";

export default node;
