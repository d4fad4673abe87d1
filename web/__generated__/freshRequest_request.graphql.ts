/**
 * @generated SignedSource<<f9bed335a9a89268c168d33aa10c5a21>>
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
  readonly " $fragmentSpreads": FragmentRefs<"RequestCards_requests">;
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
      "name": "RequestCards_requests"
    }
  ],
  "type": "MentorshipRequest",
  "abstractKey": null
};

(node as any).hash = "712a0ad810f765474a6f753e3903b5c0";

export default node;
