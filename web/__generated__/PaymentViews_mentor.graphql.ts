/**
 * @generated SignedSource<<5bdce77e3daf450eda2b16315cba66e6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentViews_mentor$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "PaymentViews_mentor";
};
export type PaymentViews_mentor$key = {
  readonly " $data"?: PaymentViews_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentViews_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentViews_mentor",
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

(node as any).hash = "6a6cf6dd09bfeddf2088a10e9fe3555f";

export default node;
