/**
 * @generated SignedSource<<26a71da401eefde32dc1f23a28d89740>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingFlow_mentor$data = {
  readonly advancedPackageRate: number;
  readonly databaseId: number;
  readonly name: string;
  readonly starterPackageRate: number;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSummary_mentor" | "useSlotDays_mentor">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "starterPackageRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "advancedPackageRate",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSlotDays_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderSummary_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "1155ef92d71c4f661b2986d1f6bd6723";

export default node;
