/**
 * @generated SignedSource<<18484586f3faaaf27af48da70e7b2511>>
 * @relayHash 33c21de3378c67373b353b3f80921358
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08b2062bcf9182f4aa4510e77f1139fc59a48c264c95c9820575b874b1f6e45b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QueueBlockQuery$variables = {
  emails?: number | null;
  jobs?: number | null;
  mentorlessBookings?: number | null;
  mentorlessWorkshops?: number | null;
  noShows?: number | null;
  reports?: number | null;
  sessionsWithoutLink?: number | null;
  unpaidBookings?: number | null;
  webhooks?: number | null;
  workshopRefunds?: number | null;
};
export type QueueBlockQuery$data = {
  readonly workQueue: {
    readonly " $fragmentSpreads": FragmentRefs<"queue_counts">;
  };
};
export type QueueBlockQuery$rawResponse = {
  readonly workQueue: {
    readonly applications: {
      readonly total: number;
    } | null;
    readonly disputes: {
      readonly total: number;
    } | null;
    readonly emails: {
      readonly total: number;
    } | null;
    readonly jobs: {
      readonly total: number;
    } | null;
    readonly mentorlessBookings: {
      readonly total: number;
    } | null;
    readonly mentorlessWorkshops: {
      readonly total: number;
    } | null;
    readonly noShows: {
      readonly total: number;
    } | null;
    readonly orders: {
      readonly total: number;
    } | null;
    readonly refunds: {
      readonly total: number;
    } | null;
    readonly reports: {
      readonly total: number;
    } | null;
    readonly sessionsWithoutLink: {
      readonly total: number;
    } | null;
    readonly unpaidBookings: {
      readonly total: number;
    } | null;
    readonly webhooks: {
      readonly total: number;
    } | null;
    readonly workshopRefunds: {
      readonly total: number;
    } | null;
    readonly workshops: {
      readonly total: number;
    } | null;
  };
};
export type QueueBlockQuery = {
  rawResponse: QueueBlockQuery$rawResponse;
  response: QueueBlockQuery$data;
  variables: QueueBlockQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": 5,
  "kind": "LocalArgument",
  "name": "emails"
},
v1 = {
  "defaultValue": 5,
  "kind": "LocalArgument",
  "name": "jobs"
},
v2 = {
  "defaultValue": 5,
  "kind": "LocalArgument",
  "name": "mentorlessBookings"
},
v3 = {
  "defaultValue": 5,
  "kind": "LocalArgument",
  "name": "mentorlessWorkshops"
},
v4 = {
  "defaultValue": 5,
  "kind": "LocalArgument",
  "name": "noShows"
},
v5 = {
  "defaultValue": 5,
  "kind": "LocalArgument",
  "name": "reports"
},
v6 = {
  "defaultValue": 5,
  "kind": "LocalArgument",
  "name": "sessionsWithoutLink"
},
v7 = {
  "defaultValue": 5,
  "kind": "LocalArgument",
  "name": "unpaidBookings"
},
v8 = {
  "defaultValue": 5,
  "kind": "LocalArgument",
  "name": "webhooks"
},
v9 = {
  "defaultValue": 5,
  "kind": "LocalArgument",
  "name": "workshopRefunds"
},
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "total",
    "storageKey": null
  }
],
v11 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RefundPage",
    "kind": "LinkedField",
    "name": "refunds",
    "plural": false,
    "selections": (v10/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "DisputePage",
    "kind": "LinkedField",
    "name": "disputes",
    "plural": false,
    "selections": (v10/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "unpaidBookings"
      }
    ],
    "concreteType": "BookingPage",
    "kind": "LinkedField",
    "name": "unpaidBookings",
    "plural": false,
    "selections": (v10/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "OrderPage",
    "kind": "LinkedField",
    "name": "orders",
    "plural": false,
    "selections": (v10/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "workshopRefunds"
      }
    ],
    "concreteType": "WorkshopPage",
    "kind": "LinkedField",
    "name": "workshopRefunds",
    "plural": false,
    "selections": (v10/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "noShows"
      }
    ],
    "concreteType": "BookingPage",
    "kind": "LinkedField",
    "name": "noShows",
    "plural": false,
    "selections": (v10/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "sessionsWithoutLink"
      }
    ],
    "concreteType": "BookingPage",
    "kind": "LinkedField",
    "name": "sessionsWithoutLink",
    "plural": false,
    "selections": (v10/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "mentorlessBookings"
      }
    ],
    "concreteType": "BookingPage",
    "kind": "LinkedField",
    "name": "mentorlessBookings",
    "plural": false,
    "selections": (v10/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "reports"
      }
    ],
    "concreteType": "ReportPage",
    "kind": "LinkedField",
    "name": "reports",
    "plural": false,
    "selections": (v10/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "MentorPage",
    "kind": "LinkedField",
    "name": "applications",
    "plural": false,
    "selections": (v10/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "WorkshopPage",
    "kind": "LinkedField",
    "name": "workshops",
    "plural": false,
    "selections": (v10/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "mentorlessWorkshops"
      }
    ],
    "concreteType": "WorkshopPage",
    "kind": "LinkedField",
    "name": "mentorlessWorkshops",
    "plural": false,
    "selections": (v10/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "emails"
      }
    ],
    "concreteType": "EmailPage",
    "kind": "LinkedField",
    "name": "emails",
    "plural": false,
    "selections": (v10/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "webhooks"
      }
    ],
    "concreteType": "WebhookPage",
    "kind": "LinkedField",
    "name": "webhooks",
    "plural": false,
    "selections": (v10/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "jobs"
      }
    ],
    "concreteType": "JobPage",
    "kind": "LinkedField",
    "name": "jobs",
    "plural": false,
    "selections": (v10/*:: as any*/),
    "storageKey": null
  }
];
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
    "name": "QueueBlockQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkQueue",
        "kind": "LinkedField",
        "name": "workQueue",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "queue_counts",
            "selections": (v11/*:: as any*/),
            "args": null,
            "argumentDefinitions": [
              {
                "kind": "RootArgument",
                "name": "emails"
              },
              {
                "kind": "RootArgument",
                "name": "jobs"
              },
              {
                "kind": "RootArgument",
                "name": "mentorlessBookings"
              },
              {
                "kind": "RootArgument",
                "name": "mentorlessWorkshops"
              },
              {
                "kind": "RootArgument",
                "name": "noShows"
              },
              {
                "kind": "RootArgument",
                "name": "reports"
              },
              {
                "kind": "RootArgument",
                "name": "sessionsWithoutLink"
              },
              {
                "kind": "RootArgument",
                "name": "unpaidBookings"
              },
              {
                "kind": "RootArgument",
                "name": "webhooks"
              },
              {
                "kind": "RootArgument",
                "name": "workshopRefunds"
              }
            ]
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
      (v7/*:: as any*/),
      (v4/*:: as any*/),
      (v6/*:: as any*/),
      (v5/*:: as any*/),
      (v9/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v8/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "QueueBlockQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkQueue",
        "kind": "LinkedField",
        "name": "workQueue",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "08b2062bcf9182f4aa4510e77f1139fc59a48c264c95c9820575b874b1f6e45b",
    "metadata": {},
    "name": "QueueBlockQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ea3a3b695d54e3ee717b07d21bceabf2";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
