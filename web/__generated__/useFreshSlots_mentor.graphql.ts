/**
 * @generated SignedSource<<54a8ab45f242a6257e9bdef9c08b0eaf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFreshSlots_mentor$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"TimeStep_noOpenSlot" | "price_mentor" | "slotDays_mentor">;
  readonly " $fragmentType": "useFreshSlots_mentor";
};
export type useFreshSlots_mentor$key = {
  readonly " $data"?: useFreshSlots_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFreshSlots_mentor">;
};

import useFreshSlotsRefetchQuery_graphql from './useFreshSlotsRefetchQuery.graphql';

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
      "operation": useFreshSlotsRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "useFreshSlots_mentor",
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
      "name": "TimeStep_noOpenSlot"
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

(node as any).hash = "afd6695bba754575ffafca4a136642d2";

export default node;
