/**
 * @generated SignedSource<<b49e57a21115d6409b65244d07127903>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NeedsAttention_viewer$data = {
  readonly nextSession: {
    readonly endsAt: string | null | undefined;
  } | null | undefined;
  readonly sessionsToAnswer: ReadonlyArray<{
    readonly __typename: "Booking";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AttentionFacts_viewer" | "NextSession_viewer">;
  readonly " $fragmentType": "NeedsAttention_viewer";
};
export type NeedsAttention_viewer$key = {
  readonly " $data"?: NeedsAttention_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NeedsAttention_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NeedsAttention_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "nextSession",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "sessionsToAnswer",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextSession_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttentionFacts_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "bd6483a72acbf0beb0f5d8d3e1b65318";

export default node;
