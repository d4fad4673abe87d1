/**
 * @generated SignedSource<<a97fc14c3f2a861f1d58896dba2e917d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionDialogs_answer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NoShowAnswerDialog_booking" | "ProposalAnswer_booking">;
  readonly " $fragmentType": "SessionDialogs_answer";
};
export type SessionDialogs_answer$key = {
  readonly " $data"?: SessionDialogs_answer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionDialogs_answer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionDialogs_answer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoShowAnswerDialog_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProposalAnswer_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "145f8f3a302fbac798199bf609de4805";

export default node;
