/**
 * @generated SignedSource<<9348546f2ae6375b664a04503132407b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestStatus = "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type placeRequest_request$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly mentor: {
    readonly " $fragmentSpreads": FragmentRefs<"RequestBlock_mentor">;
  };
  readonly status: RequestStatus;
  readonly " $fragmentSpreads": FragmentRefs<"RequestCards_requests">;
  readonly " $fragmentType": "placeRequest_request";
};
export type placeRequest_request$key = {
  readonly " $data"?: placeRequest_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"placeRequest_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "placeRequest_request",
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
          "name": "RequestBlock_mentor"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestCards_requests"
    }
  ],
  "type": "MentorshipRequest",
  "abstractKey": null
};

(node as any).hash = "1f223a32dafca67f558e98f62f535c15";

export default node;
