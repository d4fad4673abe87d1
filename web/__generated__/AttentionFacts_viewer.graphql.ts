/**
 * @generated SignedSource<<3d358bc51fdff962649d949edc5c5cf5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AttentionFacts_viewer$data = {
  readonly mentor: {
    readonly status: MentorStatus | null;
    readonly " $fragmentSpreads": FragmentRefs<"AttentionFacts_mentor">;
  } | null;
  readonly nextSession: {
    readonly __typename: "Booking";
  } | null;
  readonly unreadMessages: number;
  readonly workshopsToDo: number;
  readonly " $fragmentSpreads": FragmentRefs<"AttentionFacts_requests" | "AttentionFacts_unread">;
  readonly " $fragmentType": "AttentionFacts_viewer";
};
export type AttentionFacts_viewer$key = {
  readonly " $data"?: AttentionFacts_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttentionFacts_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AttentionFacts_viewer",
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
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "name": "status",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AttentionFacts_mentor"
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workshopsToDo",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttentionFacts_requests"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttentionFacts_unread"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4f1bddd94bf9b25241603187ffb5670a";

export default node;
