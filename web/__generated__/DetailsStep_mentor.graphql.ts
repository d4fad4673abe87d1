/**
 * @generated SignedSource<<5c599bb0660d311137408ef1f657f1a8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailsStep_mentor$data = {
  readonly name: string;
  readonly " $fragmentType": "DetailsStep_mentor";
};
export type DetailsStep_mentor$key = {
  readonly " $data"?: DetailsStep_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsStep_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailsStep_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "db1be63021edbf72d345b068c3b88df5";

export default node;
