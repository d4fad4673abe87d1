/**
 * @generated SignedSource<<4d6ada26679a90bbcfc81fa9fd208ae4>>
 * @relayHash 7a806e1f1c34907826b3dca248cfd00d
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a720137806c261735698fc059e710076c17d159f2e344dae57e0e63c44cee1ea

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
export type useSlotChoiceQuery$variables = {
  from: string;
  mentorId: string;
  ofPackage: boolean;
  to: string;
};
export type useSlotChoiceQuery$data = {
  readonly node: {
    readonly mentor: {
      readonly available: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"slotDays_mentor">;
    } | null;
  } | null;
  readonly site: {
    readonly now: string;
    readonly refundWindowHours: number;
  };
};
export type useSlotChoiceQuery$rawResponse = {
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
  } | null;
  readonly site: {
    readonly id: string;
    readonly now: string;
    readonly refundWindowHours: number;
  };
};
export type useSlotChoiceQuery = {
  rawResponse: useSlotChoiceQuery$rawResponse;
  response: useSlotChoiceQuery$data;
  variables: useSlotChoiceQuery$variables;
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
    "name": "useSlotChoiceQuery",
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
    "name": "useSlotChoiceQuery",
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
    "id": "a720137806c261735698fc059e710076c17d159f2e344dae57e0e63c44cee1ea",
    "metadata": {},
    "name": "useSlotChoiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2fcdf799abbec7a8ff9d397fd0b848b2";

export default node;
