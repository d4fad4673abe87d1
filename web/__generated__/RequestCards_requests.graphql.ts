/**
 * @generated SignedSource<<5e4a58b7ac55281fa06ac7c163737c35>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestCards_requests$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"ReceivedRequests_requests" | "SentRequests_requests">;
  readonly " $fragmentType": "RequestCards_requests";
}>;
export type RequestCards_requests$key = ReadonlyArray<{
  readonly " $data"?: RequestCards_requests$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestCards_requests">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RequestCards_requests",
  "selections": [
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

(node as any).hash = "edfbf2a295bfb2211e1a4e6c2abae4ce";

export default node;
