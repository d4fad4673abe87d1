/**
 * @generated SignedSource<<b4c06241be5c2ddce7d10ad169285b40>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeBelow_promises$data = {
  readonly site: {
    readonly holdMinutes: number;
    readonly now: string;
    readonly refundWindowHours: number;
  };
  readonly " $fragmentType": "HomeBelow_promises";
};
export type HomeBelow_promises$key = {
  readonly " $data"?: HomeBelow_promises$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeBelow_promises">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeBelow_promises",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
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
          "name": "holdMinutes",
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c01089f521f58cfd1b22cca4c0ab9914";

export default node;
