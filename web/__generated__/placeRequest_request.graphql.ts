/**
 * @generated SignedSource<<a6935926fb0bca1d940901dd23925ac9>>
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
  readonly " $fragmentSpreads": FragmentRefs<"RequestItem_request">;
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
      "name": "RequestItem_request"
    }
  ],
  "type": "MentorshipRequest",
  "abstractKey": null
};

(node as any).hash = "a72e611b0ea4f0a2c7f89ef647cff21a";

export default node;
