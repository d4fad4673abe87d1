/**
 * @generated SignedSource<<41f1e45a1d91ea890c8d78e69e70bab6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardTabs_viewer$data = {
  readonly conversations: {
    readonly edges: ReadonlyArray<{
      readonly __typename: "ViewerConversationsConnectionEdge";
    }>;
  };
  readonly unreadMessages: number;
  readonly " $fragmentType": "DashboardTabs_viewer";
};
export type DashboardTabs_viewer$key = {
  readonly " $data"?: DashboardTabs_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardTabs_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardTabs_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadMessages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "ViewerConversationsConnection",
      "kind": "LinkedField",
      "name": "conversations",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ViewerConversationsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "conversations(first:1)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "06cafb3dc119e916cee543ebdc2dd865";

export default node;
