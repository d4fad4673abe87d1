/**
 * @generated SignedSource<<47d95d249461820ae1b48a67b6020ad9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConversationClosedReason = "BLOCKED" | "BLOCKED_BY_VIEWER" | "EXPIRED" | "MENTOR_LEFT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ConfirmationFacts_plan$data = {
  readonly endDate: string | null;
  readonly plan: {
    readonly conversation: {
      readonly closedReason: ConversationClosedReason | null;
      readonly isActive: boolean;
    } | null;
  } | null;
  readonly startDate: string | null;
  readonly " $fragmentType": "ConfirmationFacts_plan";
};
export type ConfirmationFacts_plan$key = {
  readonly " $data"?: ConfirmationFacts_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationFacts_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmationFacts_plan",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "closedReason",
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

(node as any).hash = "8d7a49291dc56fc52f4bb9d040363857";

export default node;
