/**
 * @generated SignedSource<<beadb2c17f5f3c2a8113f81be5c9c91b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestStatus = "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RequestState_request$data = {
  readonly status: RequestStatus;
  readonly " $fragmentType": "RequestState_request";
};
export type RequestState_request$key = {
  readonly " $data"?: RequestState_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestState_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestState_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "MentorshipRequest",
  "abstractKey": null
};

(node as any).hash = "fd1b52958b443fd1db06daa848683799";

export default node;
