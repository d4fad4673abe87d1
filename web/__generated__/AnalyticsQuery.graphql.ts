/**
 * @generated SignedSource<<a07b2bb4f6a6ef28c571e0131babc168>>
 * @relayHash e840a6ca70f66760ac6034e77a103a87
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af0c4e9f9f2fddd305121cb012efff06871f65dee9f840b16aeeb75a8e0d7fdb

import type { ConcreteRequest } from 'relay-runtime';
export type AnalyticsQuery$variables = {
  weeks: number;
};
export type AnalyticsQuery$data = {
  readonly adminTotals: {
    readonly bookings: number;
    readonly communityMembers: number;
    readonly mentees: number;
    readonly mentors: number;
    readonly workshops: number;
  };
  readonly analytics: {
    readonly weeks: ReadonlyArray<{
      readonly bookings: number;
      readonly communityMembers: number;
      readonly from: string;
      readonly mentees: number;
      readonly mentors: number;
      readonly refunds: number;
      readonly revenue: number;
      readonly workshopSeats: number;
    }>;
  };
  readonly site: {
    readonly now: string;
  };
};
export type AnalyticsQuery$rawResponse = {
  readonly adminTotals: {
    readonly bookings: number;
    readonly communityMembers: number;
    readonly mentees: number;
    readonly mentors: number;
    readonly workshops: number;
  };
  readonly analytics: {
    readonly weeks: ReadonlyArray<{
      readonly bookings: number;
      readonly communityMembers: number;
      readonly from: string;
      readonly mentees: number;
      readonly mentors: number;
      readonly refunds: number;
      readonly revenue: number;
      readonly workshopSeats: number;
    }>;
  };
  readonly site: {
    readonly id: string;
    readonly now: string;
  };
};
export type AnalyticsQuery = {
  rawResponse: AnalyticsQuery$rawResponse;
  response: AnalyticsQuery$data;
  variables: AnalyticsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "weeks"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mentors",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mentees",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "communityMembers",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bookings",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "AdminTotals",
  "kind": "LinkedField",
  "name": "adminTotals",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workshops",
      "storageKey": null
    },
    (v3/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "weeks",
      "variableName": "weeks"
    }
  ],
  "concreteType": "Analytics",
  "kind": "LinkedField",
  "name": "analytics",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsWeek",
      "kind": "LinkedField",
      "name": "weeks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workshopSeats",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revenue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refunds",
          "storageKey": null
        }
      ],
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AnalyticsQuery",
    "selections": [
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AnalyticsQuery",
    "selections": [
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "af0c4e9f9f2fddd305121cb012efff06871f65dee9f840b16aeeb75a8e0d7fdb",
    "metadata": {},
    "name": "AnalyticsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c7cdd9510cc1b0917a0fe5c9666ea9f4";

export default node;
