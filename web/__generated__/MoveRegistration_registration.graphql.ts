/**
 * @generated SignedSource<<416617bf559911b27622dad40173a55b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoveRegistration_registration$data = {
  readonly amount: number;
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "MoveRegistration_registration";
};
export type MoveRegistration_registration$key = {
  readonly " $data"?: MoveRegistration_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveRegistration_registration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoveRegistration_registration",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    }
  ],
  "type": "WorkshopRegistration",
  "abstractKey": null
};

(node as any).hash = "ae731da2ddddbde2a9aa0ebf59a4de13";

export default node;
