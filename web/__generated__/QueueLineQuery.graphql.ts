/**
 * @generated SignedSource<<0cf6a57a37c5512a73222d5f590e4d4a>>
 * @relayHash 4b8e98a810f87c7b9037742c619e38b6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a860b9905a7ee40e0def13450564b4ef5dcbb637e1b5ae3afdff48f751dd6a69

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
    readonly mentorlessBookings: {
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
    readonly mentorlessBookings: {
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
        "concreteType": "BookingPage",
        "kind": "LinkedField",
        "name": "mentorlessBookings",
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
    "id": "a860b9905a7ee40e0def13450564b4ef5dcbb637e1b5ae3afdff48f751dd6a69",
    "metadata": {},
    "name": "QueueLineQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ded22d023215b717eb97c676e7b3d2cf";

export default node;
