/**
 * @generated SignedSource<<4158628831dcb1bcf4b18a82684ca61d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WhyChoose_query$data = {
  readonly site: {
    readonly holdMinutes: number;
    readonly now: string;
    readonly refundWindowHours: number;
  };
  readonly " $fragmentType": "WhyChoose_query";
};
export type WhyChoose_query$key = {
  readonly " $data"?: WhyChoose_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhyChoose_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhyChoose_query",
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

(node as any).hash = "ff7e8bc956819dfded747671db028993";

export default node;
