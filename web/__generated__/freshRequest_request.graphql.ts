/**
 * @generated SignedSource<<360097cf2a2c09fa4387e6dbc30da4e2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestStatus = "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type freshRequest_request$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly mentor: {
    readonly " $fragmentSpreads": FragmentRefs<"RequestArea_mentor">;
  };
  readonly status: RequestStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ReceivedRequests_requests" | "SentRequests_requests">;
  readonly " $fragmentType": "freshRequest_request";
};
export type freshRequest_request$key = {
  readonly " $data"?: freshRequest_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"freshRequest_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "freshRequest_request",
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
      "name": "databaseId",
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
      "concreteType": "Mentor",
      "kind": "LinkedField",
      "name": "mentor",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RequestArea_mentor"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReceivedRequests_requests"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SentRequests_requests"
    }
  ],
  "type": "MentorshipRequest",
  "abstractKey": null
};

(node as any).hash = "6e5b5acaedb39120ea2116cc1228beda";

export default node;
