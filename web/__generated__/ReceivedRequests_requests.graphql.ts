/**
 * @generated SignedSource<<73e9e01f841e023dc0604c48413a46a9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestStatus = "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReceivedRequests_requests$data = ReadonlyArray<{
  readonly id: string;
  readonly mentee: {
    readonly currentLevel: string;
    readonly mainBranch: string;
    readonly name: string;
    readonly subBranch: string | null;
  };
  readonly status: RequestStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ReceivedRequests_answer" | "RequestFacts_request" | "RequestHistory_request">;
  readonly " $fragmentType": "ReceivedRequests_requests";
}>;
export type ReceivedRequests_requests$key = ReadonlyArray<{
  readonly " $data"?: ReceivedRequests_requests$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceivedRequests_requests">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ReceivedRequests_requests",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Mentee",
      "kind": "LinkedField",
      "name": "mentee",
      "plural": false,
      "selections": [
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
          "name": "currentLevel",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestFacts_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestHistory_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReceivedRequests_answer"
    }
  ],
  "type": "MentorshipRequest",
  "abstractKey": null
};

(node as any).hash = "8ee77192c1c5589d01703ab29a5adc2e";

export default node;
