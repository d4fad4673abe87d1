/**
 * @generated SignedSource<<924988d21011bb25e404ad4bcc6cdbe2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingFlow_mentor$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"BookingBar_mentor" | "BookingPlumb_mentor" | "BookingTitle_mentor" | "OrderSummary_mentor" | "SlotLost_mentor" | "price_mentor" | "useSlotDays_mentor">;
  readonly " $fragmentType": "BookingFlow_mentor";
};
export type BookingFlow_mentor$key = {
  readonly " $data"?: BookingFlow_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingFlow_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingFlow_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "price_mentor",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "starterPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "advancedPrice",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSlotDays_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingTitle_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingPlumb_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SlotLost_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderSummary_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingBar_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "7ad5a4f121731bf8b3934c4256ef96d6";

export default node;
