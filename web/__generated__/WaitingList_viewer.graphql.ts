/**
 * @generated SignedSource<<60cd0fbdce220be8f4903afffcf8460d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WaitingList_viewer$data = {
  readonly sessionsToAnswer: ReadonlyArray<{
    readonly id: string;
    readonly startsAt: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AnswerButtons_booking" | "JoinRecord_booking" | "SessionNews_booking" | "SessionPerson_booking">;
  }>;
  readonly type: UserType;
  readonly " $fragmentType": "WaitingList_viewer";
};
export type WaitingList_viewer$key = {
  readonly " $data"?: WaitingList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingList_viewer",
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

(node as any).hash = "452aea4da82dac9d90faebfc0633fda3";

export default node;
