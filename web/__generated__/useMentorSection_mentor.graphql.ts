/**
 * @generated SignedSource<<580b58fa4900b064307849407b04838a>>
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
  readonly profileVersion: number | null | undefined;
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
