/**
 * @generated SignedSource<<83f076fa007aec7b2fd342bbadf12634>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EarningsLocked_mentor$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ReviewNotice_mentor">;
  readonly " $fragmentType": "EarningsLocked_mentor";
};
export type EarningsLocked_mentor$key = {
  readonly " $data"?: EarningsLocked_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarningsLocked_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EarningsLocked_mentor",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewNotice_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "21004bd6725a8aba39f9c4989e641a55";

export default node;
