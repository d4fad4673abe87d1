/**
 * @generated SignedSource<<ea5e3e7c7a39536e8392cbd07d5d4cf2>>
 * @relayHash 87c7b78b5f35770284126d904afe1490
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9798e3346b09731f9555942ef42bcb53f07fa87df909113114211099b9f40bf0

import type { ConcreteRequest } from 'relay-runtime';
export type StillBookedQuery$variables = {
  id: number;
};
export type StillBookedQuery$data = {
  readonly mentor: {
    readonly upcoming: {
      readonly openOrders: number;
      readonly plans: number;
      readonly sessions: number;
      readonly workshops: number;
    } | null;
  } | null;
};
export type StillBookedQuery$rawResponse = {
  readonly mentor: {
    readonly id: string;
    readonly upcoming: {
      readonly openOrders: number;
      readonly plans: number;
      readonly sessions: number;
      readonly workshops: number;
    } | null;
  } | null;
};
export type StillBookedQuery = {
  rawResponse: StillBookedQuery$rawResponse;
  response: StillBookedQuery$data;
  variables: StillBookedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "MentorUpcoming",
  "kind": "LinkedField",
  "name": "upcoming",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sessions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "plans",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workshops",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openOrders",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "StillBookedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Mentor",
        "kind": "LinkedField",
        "name": "mentor",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "StillBookedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Mentor",
        "kind": "LinkedField",
        "name": "mentor",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "9798e3346b09731f9555942ef42bcb53f07fa87df909113114211099b9f40bf0",
    "metadata": {},
    "name": "StillBookedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b35f31f693d0a211a7e4f48d317d8ec1";

export default node;
