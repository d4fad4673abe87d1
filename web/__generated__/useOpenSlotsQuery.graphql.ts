/**
 * @generated SignedSource<<0154da211a5e4aec21b68d375b5fc7c4>>
 * @relayHash 31a2b816f96a438a727e832d6bb62dd5
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04bb68b933059ae2c9e6ab74ffc53caff0a55464d552a63bb16ed15129ff44ee

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
export type useOpenSlotsQuery$variables = {
  from: string;
  mentorId: string;
  ofPackage: boolean;
  to: string;
};
export type useOpenSlotsQuery$data = {
  readonly node: {
    readonly mentor: {
      readonly available: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"slotDays_mentor">;
    } | null | undefined;
  } | null | undefined;
  readonly site: {
    readonly now: string;
    readonly refundWindowHours: number;
  };
};
export type useOpenSlotsQuery$rawResponse = {
  readonly node: {
    readonly __typename: "Mentor";
    readonly available: boolean;
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
  } | {
    readonly __typename: string;
    readonly id: string;
  } | null | undefined;
  readonly site: {
    readonly id: string;
    readonly now: string;
    readonly refundWindowHours: number;
  };
};
export type useOpenSlotsQuery = {
  rawResponse: useOpenSlotsQuery$rawResponse;
  response: useOpenSlotsQuery$data;
  variables: useOpenSlotsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "mentorId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ofPackage"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "mentorId"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "available",
  "storageKey": null
},
v6 = {
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
v7 = {
  "kind": "Variable",
  "name": "ofPackage",
  "variableName": "ofPackage"
},
v8 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "from",
      "variableName": "from"
    },
    (v7/*:: as any*/),
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
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "now",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refundWindowHours",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOpenSlotsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v5/*:: as any*/),
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "slotDays_mentor",
                  "selections": [
                    (v6/*:: as any*/),
                    (v8/*:: as any*/)
                  ],
                  "args": [
                    (v7/*:: as any*/)
                  ],
                  "argumentDefinitions": [
                    {
                      "kind": "RootArgument",
                      "name": "from"
                    },
                    {
                      "defaultValue": false,
                      "kind": "LocalArgument",
                      "name": "ofPackage"
                    },
                    {
                      "kind": "RootArgument",
                      "name": "to"
                    }
                  ]
                }
              ],
              "type": "Mentor",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "mentor"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useOpenSlotsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "type": "Mentor",
            "abstractKey": null
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "04bb68b933059ae2c9e6ab74ffc53caff0a55464d552a63bb16ed15129ff44ee",
    "metadata": {},
    "name": "useOpenSlotsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "775ae2e9df33ec5f591b480e9bfda7bc";

export default node;
