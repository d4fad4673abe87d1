/**
 * @generated SignedSource<<61354b039d146102c4f64a2841fcbd1f>>
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
    readonly endsAt: string | null;
  } | null;
  readonly unreadMessages: number;
  readonly " $fragmentSpreads": FragmentRefs<"AttentionFacts_viewer" | "NextSession_viewer" | "SessionsWaiting_viewer">;
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
      "kind": "ScalarField",
      "name": "unreadMessages",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionsWaiting_viewer"
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

(node as any).hash = "0d4fde98bae9ee376be5a567bfaad47b";

export default node;
