/**
 * @generated SignedSource<<92502c84fd1bc68e1ddd66834e2698ea>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanStep_mentor$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OwnBookings_mentor">;
  readonly " $fragmentType": "PlanStep_mentor";
};
export type PlanStep_mentor$key = {
  readonly " $data"?: PlanStep_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanStep_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanStep_mentor",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnBookings_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "b481375b65528926a0d34d93324360e0";

export default node;
