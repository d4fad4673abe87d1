/**
 * @generated SignedSource<<d8782f70a7a8b22f932546687ba8021f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestItem_request$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ReceivedRequest_request" | "SentRequest_request">;
  readonly " $fragmentType": "RequestItem_request";
};
export type RequestItem_request$key = {
  readonly " $data"?: RequestItem_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestItem_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestItem_request",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReceivedRequest_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SentRequest_request"
    }
  ],
  "type": "MentorshipRequest",
  "abstractKey": null
};

(node as any).hash = "8d3f6c8a9ec828e94f1092537b20224f";

export default node;
