/**
 * @generated SignedSource<<07b3551c741352cfca1271288275731e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestStatus = "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RequestHistory_request$data = {
  readonly createdAt: string;
  readonly respondedAt: string | null;
  readonly responseMessage: string | null;
  readonly status: RequestStatus;
  readonly withdrawnAt: string | null;
  readonly " $fragmentType": "RequestHistory_request";
};
export type RequestHistory_request$key = {
  readonly " $data"?: RequestHistory_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestHistory_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestHistory_request",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "respondedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withdrawnAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "responseMessage",
      "storageKey": null
    }
  ],
  "type": "MentorshipRequest",
  "abstractKey": null
};

(node as any).hash = "324bfdd0aff71e78200eaa475609616f";

export default node;
