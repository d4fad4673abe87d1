/**
 * @generated SignedSource<<71f256bddc9ecf57658df58fefac7a77>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Confirmation_site$data = {
  readonly now: string;
  readonly refundWindowHours: number;
  readonly " $fragmentType": "Confirmation_site";
};
export type Confirmation_site$key = {
  readonly " $data"?: Confirmation_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Confirmation_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Confirmation_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "now",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundWindowHours",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "16b9554135b0f86bcbdc0316c21848e3";

export default node;
