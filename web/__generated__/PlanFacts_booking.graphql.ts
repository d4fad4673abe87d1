/**
 * @generated SignedSource<<faa757c6e11fcd4631581745a5a0a9bd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanFacts_booking$data = {
  readonly endDate: string | null | undefined;
  readonly plan: {
    readonly conversation: {
      readonly isActive: boolean;
    } | null | undefined;
  } | null | undefined;
  readonly startDate: string | null | undefined;
  readonly " $fragmentType": "PlanFacts_booking";
};
export type PlanFacts_booking$key = {
  readonly " $data"?: PlanFacts_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanFacts_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanFacts_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
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
          "alias": null,
          "args": null,
          "concreteType": "Conversation",
          "kind": "LinkedField",
          "name": "conversation",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isActive",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "a3b3a474f5dfac7fd2eb0840de0ef120";

export default node;
