/**
 * @generated SignedSource<<14f56fecf570ea9e0547b26c5c10b6e2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SessionsWaiting_viewer$data = {
  readonly sessionsToAnswer: ReadonlyArray<{
    readonly id: string;
    readonly startsAt: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"AnswerButtons_booking" | "JoinRecord_booking" | "SessionNews_booking" | "SessionPerson_booking">;
  }>;
  readonly type: UserType;
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
      "kind": "ScalarField",
      "name": "type",
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
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SessionPerson_booking"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SessionNews_booking"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AnswerButtons_booking"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "JoinRecord_booking"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "be886090d58ee8b763de27b07a32ba98";

export default node;
