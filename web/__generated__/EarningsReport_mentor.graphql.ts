/**
 * @generated SignedSource<<2d9829631f5204248be1463963914106>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EarningsReport_mentor$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ReviewNotice_mentor">;
  readonly " $fragmentType": "EarningsReport_mentor";
};
export type EarningsReport_mentor$key = {
  readonly " $data"?: EarningsReport_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarningsReport_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EarningsReport_mentor",
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

(node as any).hash = "e49c51805ff246cf73bb07189873c43b";

export default node;
