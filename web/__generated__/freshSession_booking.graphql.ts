/**
 * @generated SignedSource<<029d0ec125a5dec3924efc5353d0d4d4>>
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
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CancelDialog_booking" | "MoveDialog_booking" | "ProposalAnswer_booking" | "ProposeDialog_booking" | "SessionDays_booking">;
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
      "name": "SessionDays_booking"
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

(node as any).hash = "8b62b8003f4ba345f596b1b412eb09fb";

export default node;
