/**
 * @generated SignedSource<<9c4f7ea06866515e19508430128463d9>>
 * @relayHash 73add4634831b4a774e3b13a49b680b4
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2772dc97591a8f5056568c1d2332dd57db63d5dfb6397b8e4b8c22aba3a65c9b

import type { ConcreteRequest } from 'relay-runtime';
export type QueueLineQuery$variables = Record<PropertyKey, never>;
export type QueueLineQuery$data = {
  readonly workQueue: {
    readonly applications: {
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
    "id": "2772dc97591a8f5056568c1d2332dd57db63d5dfb6397b8e4b8c22aba3a65c9b",
    "metadata": {},
    "name": "QueueLineQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "26eb4a843407cd103796f2ac04fa2d21";

export default node;
