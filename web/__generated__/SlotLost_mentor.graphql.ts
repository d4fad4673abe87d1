/**
 * @generated SignedSource<<4c27fa50076b936a2d805e5c20a5fce5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SlotLost_mentor$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "SlotLost_mentor";
};
export type SlotLost_mentor$key = {
  readonly " $data"?: SlotLost_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"SlotLost_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SlotLost_mentor",
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
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "370d1722c0aafdf6fd0cdbc1def81967";

export default node;
