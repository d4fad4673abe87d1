/**
 * @generated SignedSource<<9f3c9ada26f74c4ae17d5623df48236a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Welcome_query$data = {
  readonly viewer: {
    readonly __typename: "Viewer";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WelcomeBack_query">;
  readonly " $fragmentType": "Welcome_query";
};
export type Welcome_query$key = {
  readonly " $data"?: Welcome_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Welcome_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Welcome_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WelcomeBack_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "971debe15f1eac6b75936814d40b470d";

export default node;
