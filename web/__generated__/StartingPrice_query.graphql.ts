/**
 * @generated SignedSource<<23b99f9baf19ecfc1ce9ee5125a58c7f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StartingPrice_query$data = {
  readonly cheapest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly starterPrice: number;
      };
    }>;
  };
  readonly " $fragmentType": "StartingPrice_query";
};
export type StartingPrice_query$key = {
  readonly " $data"?: StartingPrice_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartingPrice_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StartingPrice_query",
  "selections": [
    {
      "alias": "cheapest",
      "args": [
        {
          "kind": "Literal",
          "name": "available",
          "value": true
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        },
        {
          "kind": "Literal",
          "name": "sort",
          "value": "LOWEST_PRICE"
        }
      ],
      "concreteType": "QueryMentorsConnection",
      "kind": "LinkedField",
      "name": "mentors",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "QueryMentorsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Mentor",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "starterPrice",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "mentors(available:true,first:1,sort:\"LOWEST_PRICE\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ad18e5b030162027401204e8e10748ee";

export default node;
