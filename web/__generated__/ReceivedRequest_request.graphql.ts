/**
 * @generated SignedSource<<99e51e8e47c96b998dcde003c9139651>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestStatus = "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReceivedRequest_request$data = {
  readonly mentee: {
    readonly currentLevel: string;
    readonly mainBranch: string;
    readonly name: string;
    readonly subBranch: string | null | undefined;
  };
  readonly status: RequestStatus;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerForm_request" | "RequestFacts_request" | "RequestHistory_request">;
  readonly " $fragmentType": "ReceivedRequest_request";
};
export type ReceivedRequest_request$key = {
  readonly " $data"?: ReceivedRequest_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceivedRequest_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReceivedRequest_request",
  "selections": [
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
      "name": "AnswerForm_request"
    }
  ],
  "type": "MentorshipRequest",
  "abstractKey": null
};

(node as any).hash = "bc1eda4e7ecd78d0460d6f5ec648e8e2";

export default node;
