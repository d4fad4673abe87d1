/**
 * @generated SignedSource<<55988721d5ce0b0a9cb22868022a0190>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AvailableSwitch_mentor$data = {
  readonly available: boolean;
  readonly id: string;
  readonly " $fragmentType": "AvailableSwitch_mentor";
};
export type AvailableSwitch_mentor$key = {
  readonly " $data"?: AvailableSwitch_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"AvailableSwitch_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AvailableSwitch_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "available",
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "e756bae8787884a1576f64e7cd285e4b";

export default node;
