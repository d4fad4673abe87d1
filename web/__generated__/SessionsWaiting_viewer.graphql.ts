/**
 * @generated SignedSource<<9183eb0bbc2364995f73c0c13878d64b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionsWaiting_viewer$data = {
  readonly sessionsToAnswer: ReadonlyArray<{
    readonly __typename: "Booking";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingList_viewer">;
  readonly " $fragmentType": "SessionsWaiting_viewer";
};
export type SessionsWaiting_viewer$key = {
  readonly " $data"?: SessionsWaiting_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionsWaiting_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionsWaiting_viewer",
  "selections": [
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
      "name": "WaitingList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "33bad293042b521374c2c1bd25af014c";

export default node;
