/**
 * @generated SignedSource<<84afc91c7d21aa41ecd9a41e3f1195a5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSlotDays_mentor$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"NoOpenSlot_mentor" | "price_mentor" | "slotDays_mentor">;
  readonly " $fragmentType": "useSlotDays_mentor";
};
export type useSlotDays_mentor$key = {
  readonly " $data"?: useSlotDays_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSlotDays_mentor">;
};

import useSlotDaysRefetchQuery_graphql from './useSlotDaysRefetchQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "RootArgument",
  "name": "from"
},
v1 = {
  "kind": "RootArgument",
  "name": "to"
};
return {
  "argumentDefinitions": [
    (v0/*:: as any*/),
    (v1/*:: as any*/)
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
      "name": "NoOpenSlot_mentor"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "slotDays_mentor",
      "selections": [
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
              "name": "ofPackage",
              "variableName": "ofPackage"
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
      "args": null,
      "argumentDefinitions": [
        (v0/*:: as any*/),
        {
          "defaultValue": false,
          "kind": "LocalArgument",
          "name": "ofPackage"
        },
        (v1/*:: as any*/)
      ]
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};
})();

(node as any).hash = "275909e48fa1384a54208cc439812c8c";

export default node;
