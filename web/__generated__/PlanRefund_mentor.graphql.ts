/**
 * @generated SignedSource<<be441b5c2acc9942fe39eb34f4d14f73>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanRefund_mentor$data = {
  readonly nextFreeSlot: {
    readonly startsAt: string;
  } | null | undefined;
  readonly " $fragmentType": "PlanRefund_mentor";
};
export type PlanRefund_mentor$key = {
  readonly " $data"?: PlanRefund_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanRefund_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanRefund_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Slot",
      "kind": "LinkedField",
      "name": "nextFreeSlot",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "19da33b7863131811243739d3afdc4ee";

export default node;
