/**
 * @generated SignedSource<<964588fdbe54f24bd4d35fe26fdaa988>>
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
  readonly " $fragmentSpreads": FragmentRefs<"BookingBar_mentor" | "BookingPlumb_mentor" | "BookingTitle_mentor" | "OrderSummary_mentor" | "PaymentViews_mentor" | "price_mentor" | "useFreshSlots_mentor">;
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
      "name": "useFreshSlots_mentor"
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
      "name": "PaymentViews_mentor"
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

(node as any).hash = "5a1c99dacb110951144c3b79bd288ad2";

export default node;
