/**
 * @generated SignedSource<<16f57e983e47252e62e46e57b9ec1601>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConversationClosedReason = "BLOCKED" | "BLOCKED_BY_VIEWER" | "EXPIRED" | "MENTOR_LEFT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlanFacts_booking$data = {
  readonly endDate: string | null | undefined;
  readonly plan: {
    readonly conversation: {
      readonly closedReason: ConversationClosedReason | null | undefined;
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

(node as any).hash = "a222f572076a08ac971a44279b300614";

export default node;
