/**
 * @generated SignedSource<<731ab4d0f4289dd5ec54e6c0a065c0c1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApplicationGroup_mentor$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"MentorStatus_mentor">;
  readonly " $fragmentType": "ApplicationGroup_mentor";
};
export type ApplicationGroup_mentor$key = {
  readonly " $data"?: ApplicationGroup_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicationGroup_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApplicationGroup_mentor",
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
      "name": "MentorStatus_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "7b6a08cb56e4e3c457d6364cee3d5ca9";

export default node;
