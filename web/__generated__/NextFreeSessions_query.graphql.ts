/**
 * @generated SignedSource<<5085d19c78f77471d4b069ba956fa12e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextFreeSessions_query$data = {
  readonly nextFreeSessions: ReadonlyArray<{
    readonly mentor: {
      readonly currentCity: string | null;
      readonly databaseId: number;
      readonly mainBranch: string;
      readonly name: string;
      readonly starterPrice: number;
      readonly subBranch: string | null;
      readonly topicsCanMentorOn: ReadonlyArray<string>;
    };
    readonly slot: {
      readonly startsAt: string;
    };
  }>;
  readonly site: {
    readonly now: string;
  };
  readonly " $fragmentType": "NextFreeSessions_query";
};
export type NextFreeSessions_query$key = {
  readonly " $data"?: NextFreeSessions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextFreeSessions_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextFreeSessions_query",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "FreeSession",
      "kind": "LinkedField",
      "name": "nextFreeSessions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Mentor",
          "kind": "LinkedField",
          "name": "mentor",
          "plural": false,
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
              "name": "mainBranch",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subBranch",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "topicsCanMentorOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currentCity",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "starterPrice",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Slot",
          "kind": "LinkedField",
          "name": "slot",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startsAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "nextFreeSessions(first:5)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "550eeee69293fb9c5134eeac2f565f75";

export default node;
