/**
 * @generated SignedSource<<23c016989a1986651855687b75485799>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useSlotDays_mentor$data = {
  readonly freeSlots: ReadonlyArray<{
    readonly startsAt: string;
  }>;
  readonly id: string;
  readonly weeklyAvailability: ReadonlyArray<{
    readonly enabled: boolean;
    readonly endTime: string;
    readonly startTime: string;
    readonly weekday: Weekday;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"NoOpenSlot_mentor" | "price_mentor">;
  readonly " $fragmentType": "useSlotDays_mentor";
};
export type useSlotDays_mentor$key = {
  readonly " $data"?: useSlotDays_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSlotDays_mentor">;
};

import useSlotDaysRefetchQuery_graphql from './useSlotDaysRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "from"
    },
    {
      "kind": "RootArgument",
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": useSlotDaysRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "useSlotDays_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
          "name": "starterPackageRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "advancedPackageRate",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoOpenSlot_mentor"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AvailabilityWindow",
      "kind": "LinkedField",
      "name": "weeklyAvailability",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekday",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endTime",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "from",
          "variableName": "from"
        },
        {
          "kind": "Variable",
          "name": "to",
          "variableName": "to"
        }
      ],
      "concreteType": "Slot",
      "kind": "LinkedField",
      "name": "freeSlots",
      "plural": true,
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

(node as any).hash = "ec46c9d7a8f84eb6857e3bff5f64380e";

export default node;
