/**
 * @generated SignedSource<<c24939f2430f5b29d84f7cb14762170a>>
 * @relayHash b457ba8708145bf584e89228a37be187
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef68adfd3408731b7a5a3de1f7d5e6d89843eaa6d54c10d4c51430556e8ac5f2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingPaymentStatus = "COMPLETED" | "FAILED" | "PENDING" | "REFUNDED" | "%future added value";
export type BookingSort = "CREATED" | "MENTEE" | "MENTOR" | "PACKAGE" | "PAYMENT" | "STARTS" | "%future added value";
export type BookingStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "EXPIRED" | "PENDING" | "%future added value";
export type PackageType = "ADVANCED" | "STARTER" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type MentorshipsTabQuery$variables = {
  direction?: SortDirection | null | undefined;
  first: number;
  from?: string | null | undefined;
  packageType?: PackageType | null | undefined;
  page: number;
  paymentStatus?: BookingPaymentStatus | null | undefined;
  search?: string | null | undefined;
  sort?: BookingSort | null | undefined;
  status?: BookingStatus | null | undefined;
  to?: string | null | undefined;
};
export type MentorshipsTabQuery$data = {
  readonly allBookings: {
    readonly rows: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"MentorshipsTable_bookings">;
    }>;
    readonly total: number;
  };
};
export type MentorshipsTabQuery$rawResponse = {
  readonly allBookings: {
    readonly rows: ReadonlyArray<{
      readonly agenda: string;
      readonly databaseId: number;
      readonly duration: number;
      readonly endDate: string | null | undefined;
      readonly id: string;
      readonly menteeName: string;
      readonly mentorName: string;
      readonly packageType: PackageType;
      readonly paymentStatus: BookingPaymentStatus;
      readonly plan: {
        readonly endDate: string;
        readonly id: string;
        readonly startDate: string;
      } | null | undefined;
      readonly startDate: string | null | undefined;
      readonly startsAt: string | null | undefined;
      readonly status: BookingStatus;
    }>;
    readonly total: number;
  };
};
export type MentorshipsTabQuery = {
  rawResponse: MentorshipsTabQuery$rawResponse;
  response: MentorshipsTabQuery$data;
  variables: MentorshipsTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "direction"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "packageType"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "paymentStatus"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v10 = [
  {
    "kind": "Variable",
    "name": "direction",
    "variableName": "direction"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  {
    "kind": "Variable",
    "name": "packageType",
    "variableName": "packageType"
  },
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  },
  {
    "kind": "Variable",
    "name": "paymentStatus",
    "variableName": "paymentStatus"
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  },
  {
    "kind": "Variable",
    "name": "status",
    "variableName": "status"
  },
  {
    "kind": "Variable",
    "name": "to",
    "variableName": "to"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endDate",
  "storageKey": null
},
v14 = {
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
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MentorshipsTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "BookingPage",
        "kind": "LinkedField",
        "name": "allBookings",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MentorshipsTable_bookings"
              }
            ],
            "storageKey": null
          }
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
      (v4/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v0/*:: as any*/),
      (v8/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MentorshipsTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "BookingPage",
        "kind": "LinkedField",
        "name": "allBookings",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
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
                "name": "menteeName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mentorName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "agenda",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "packageType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "duration",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paymentStatus",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startsAt",
                "storageKey": null
              },
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Plan",
                "kind": "LinkedField",
                "name": "plan",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              (v14/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ef68adfd3408731b7a5a3de1f7d5e6d89843eaa6d54c10d4c51430556e8ac5f2",
    "metadata": {},
    "name": "MentorshipsTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ef1171af8254ee9efad2c319af70818a";

export default node;
