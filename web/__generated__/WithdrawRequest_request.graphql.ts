/**
 * @generated SignedSource<<164de26cee170788c36c4d25d1a7e240>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawRequest_request$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawDialog_request">;
  readonly " $fragmentType": "WithdrawRequest_request";
};
export type WithdrawRequest_request$key = {
  readonly " $data"?: WithdrawRequest_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawRequest_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithdrawRequest_request",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WithdrawDialog_request"
    }
  ],
  "type": "MentorshipRequest",
  "abstractKey": null
};

(node as any).hash = "48bc0249120d4ea18790073dbed491b7";

export default node;
