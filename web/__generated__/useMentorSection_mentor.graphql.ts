/**
 * @generated SignedSource<<edb96e54919ee6b7406e31d9ae79304f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMentorSection_mentor$data = {
  readonly databaseId: number;
  readonly profileVersion: number | null;
  readonly " $fragmentType": "useMentorSection_mentor";
};
export type useMentorSection_mentor$key = {
  readonly " $data"?: useMentorSection_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMentorSection_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMentorSection_mentor",
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
      "name": "profileVersion",
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "1ebe36689ee69552d90c52d6819b2847";

export default node;
