/**
 * @generated SignedSource<<07d4f720ea4aa06d8a8716452cd382f7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomePage_query$data = {
  readonly nextFreeSessions: ReadonlyArray<{
    readonly mentor: {
      readonly currentCity: string | null | undefined;
      readonly databaseId: number;
      readonly mainBranch: string;
      readonly name: string;
      readonly starterPrice: number;
      readonly subBranch: string | null | undefined;
      readonly topicsCanMentorOn: ReadonlyArray<string>;
    };
    readonly slot: {
      readonly startsAt: string;
    };
  }>;
  readonly site: {
    readonly now: string;
  };
  readonly " $fragmentType": "HomePage_query";
};
export type HomePage_query$key = {
  readonly " $data"?: HomePage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomePage_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomePage_query",
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

(node as any).hash = "bad44531c51bbcf00d64588838d40d9d";

export default node;
