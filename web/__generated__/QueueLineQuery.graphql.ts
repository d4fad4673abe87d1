/**
 * @generated SignedSource<<237f3559edcd33e7561893dbf57ef6fc>>
 * @relayHash 2cc8cb7b455e7c25899ac750646480a1
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c77354042064359c57d23955ffe2c37643f981c7c2ab2c8305460003d404400

import type { ConcreteRequest } from 'relay-runtime';
export type QueueLineQuery$variables = Record<PropertyKey, never>;
export type QueueLineQuery$data = {
  readonly workQueue: {
    readonly applications: {
      readonly total: number;
    } | null | undefined;
    readonly disputes: {
      readonly total: number;
    } | null | undefined;
    readonly emails: {
      readonly total: number;
    } | null | undefined;
    readonly jobs: {
      readonly total: number;
    } | null | undefined;
    readonly mentorlessWorkshops: {
      readonly total: number;
    } | null | undefined;
    readonly noShows: {
      readonly total: number;
    } | null | undefined;
    readonly orders: {
      readonly total: number;
    } | null | undefined;
    readonly refunds: {
      readonly total: number;
    } | null | undefined;
    readonly reports: {
      readonly total: number;
    } | null | undefined;
    readonly sessionsWithoutLink: {
      readonly total: number;
    } | null | undefined;
    readonly unpaidBookings: {
      readonly total: number;
    } | null | undefined;
    readonly webhooks: {
      readonly total: number;
    } | null | undefined;
    readonly workshopRefunds: {
      readonly total: number;
    } | null | undefined;
    readonly workshops: {
      readonly total: number;
    } | null | undefined;
  };
};
export type QueueLineQuery$rawResponse = {
  readonly workQueue: {
    readonly applications: {
      readonly total: number;
    } | null | undefined;
    readonly disputes: {
      readonly total: number;
    } | null | undefined;
    readonly emails: {
      readonly total: number;
    } | null | undefined;
    readonly jobs: {
      readonly total: number;
    } | null | undefined;
    readonly mentorlessWorkshops: {
      readonly total: number;
    } | null | undefined;
    readonly noShows: {
      readonly total: number;
    } | null | undefined;
    readonly orders: {
      readonly total: number;
    } | null | undefined;
    readonly refunds: {
      readonly total: number;
    } | null | undefined;
    readonly reports: {
      readonly total: number;
    } | null | undefined;
    readonly sessionsWithoutLink: {
      readonly total: number;
    } | null | undefined;
    readonly unpaidBookings: {
      readonly total: number;
    } | null | undefined;
    readonly webhooks: {
      readonly total: number;
    } | null | undefined;
    readonly workshopRefunds: {
      readonly total: number;
    } | null | undefined;
    readonly workshops: {
      readonly total: number;
    } | null | undefined;
  };
};
export type QueueLineQuery = {
  rawResponse: QueueLineQuery$rawResponse;
  response: QueueLineQuery$data;
  variables: QueueLineQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "total",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WorkQueue",
    "kind": "LinkedField",
    "name": "workQueue",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RefundPage",
        "kind": "LinkedField",
        "name": "refunds",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DisputePage",
        "kind": "LinkedField",
        "name": "disputes",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BookingPage",
        "kind": "LinkedField",
        "name": "unpaidBookings",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OrderPage",
        "kind": "LinkedField",
        "name": "orders",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkshopPage",
        "kind": "LinkedField",
        "name": "workshopRefunds",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BookingPage",
        "kind": "LinkedField",
        "name": "noShows",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BookingPage",
        "kind": "LinkedField",
        "name": "sessionsWithoutLink",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ReportPage",
        "kind": "LinkedField",
        "name": "reports",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MentorPage",
        "kind": "LinkedField",
        "name": "applications",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkshopPage",
        "kind": "LinkedField",
        "name": "workshops",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkshopPage",
        "kind": "LinkedField",
        "name": "mentorlessWorkshops",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "EmailPage",
        "kind": "LinkedField",
        "name": "emails",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "WebhookPage",
        "kind": "LinkedField",
        "name": "webhooks",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "JobPage",
        "kind": "LinkedField",
        "name": "jobs",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "QueueLineQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "QueueLineQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9c77354042064359c57d23955ffe2c37643f981c7c2ab2c8305460003d404400",
    "metadata": {},
    "name": "QueueLineQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ea479a90be13370ce833dff37685d336";

export default node;
