/**
 * @generated SignedSource<<ebbc0dbfb035fb932a8747dd3feaa2ea>>
 * @relayHash e3610605744151855e1b1f57fd37a2e2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b2367e4196eb000a57c8d9b0e8898bd035927573b8788a2515cdb0f9a3dad87

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
export type useOpenSlotsQuery$variables = {
  from: string;
  mentorId: string;
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
  "name": "to"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "mentorId"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "available",
  "storageKey": null
},
v5 = {
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
v6 = {
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
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "now",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refundWindowHours",
  "storageKey": null
},
v9 = {
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOpenSlotsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v4/*:: as any*/),
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "slotDays_mentor",
                  "selections": [
                    (v5/*:: as any*/),
                    (v6/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": [
                    {
                      "kind": "RootArgument",
                      "name": "from"
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
          (v7/*:: as any*/),
          (v8/*:: as any*/)
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
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useOpenSlotsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
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
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "type": "Mentor",
            "abstractKey": null
          },
          (v9/*:: as any*/)
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
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6b2367e4196eb000a57c8d9b0e8898bd035927573b8788a2515cdb0f9a3dad87",
    "metadata": {},
    "name": "useOpenSlotsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d28427f2dd447c50fd1b594113e12fdb";

export default node;
