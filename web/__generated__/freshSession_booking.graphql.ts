/**
 * @generated SignedSource<<2afc033c64340bd3894bf6119de3c34a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type freshSession_booking$data = {
  readonly plan: {
    readonly " $fragmentSpreads": FragmentRefs<"BookIncludedSessionButton_plan" | "BookIncludedSession_plan">;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"CancelDialog_booking" | "MoveDialog_booking" | "ProposalAnswer_booking" | "ProposeDialog_booking" | "SessionCard_booking">;
  readonly " $fragmentType": "freshSession_booking";
};
export type freshSession_booking$key = {
  readonly " $data"?: freshSession_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"freshSession_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "freshSession_booking",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionCard_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelDialog_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoveDialog_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProposeDialog_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProposalAnswer_booking"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Plan",
      "kind": "LinkedField",
      "name": "plan",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BookIncludedSession_plan"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BookIncludedSessionButton_plan"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "e54ae79b06e7e5fdd5448b22fe3b8c73";

export default node;
