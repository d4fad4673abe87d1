/**
 * @generated SignedSource<<d7ddbd6d425e4551828c6e12df8fa013>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestStatus = "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SentRequest_request$data = {
  readonly mentor: {
    readonly currentCompany: string | null | undefined;
    readonly currentJobTitle: string | null | undefined;
    readonly databaseId: number;
    readonly hasProfileImage: boolean;
    readonly mainBranch: string;
    readonly name: string;
    readonly profileImage: string;
    readonly subBranch: string | null | undefined;
  };
  readonly mentorListed: boolean;
  readonly preferredDateTime: string;
  readonly status: RequestStatus;
  readonly " $fragmentSpreads": FragmentRefs<"RequestFacts_request" | "RequestHistory_request" | "WithdrawRequest_request">;
  readonly " $fragmentType": "SentRequest_request";
};
export type SentRequest_request$key = {
  readonly " $data"?: SentRequest_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"SentRequest_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SentRequest_request",
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
      "kind": "ScalarField",
      "name": "preferredDateTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mentorListed",
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
          "name": "databaseId",
          "storageKey": null
        },
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
          "name": "mainBranch",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subBranch",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "profileImage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasProfileImage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currentJobTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currentCompany",
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
      "name": "WithdrawRequest_request"
    }
  ],
  "type": "MentorshipRequest",
  "abstractKey": null
};

(node as any).hash = "e6842d9d6e960fc95435b98a6747155a";

export default node;
