/**
 * @generated SignedSource<<34a6c6d4ae8605e7d151ed7261f68068>>
 * @relayHash ab9a379ae4fb2f58c4b8db4f373181ff
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eae40855289f0564d18119ac48bd9f549668ad25a057b9b6c92ebb3ea2dfcab5

import type { ConcreteRequest } from 'relay-runtime';
export type OfferedTimesQuery$variables = {
  bookingId: number;
  from: string;
  to: string;
};
export type OfferedTimesQuery$data = {
  readonly adminSlots: ReadonlyArray<{
    readonly startsAt: string;
  }>;
};
export type OfferedTimesQuery$rawResponse = {
  readonly adminSlots: ReadonlyArray<{
    readonly startsAt: string;
  }>;
};
export type OfferedTimesQuery = {
  rawResponse: OfferedTimesQuery$rawResponse;
  response: OfferedTimesQuery$data;
  variables: OfferedTimesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "bookingId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "from"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "to"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "bookingId",
        "variableName": "bookingId"
      },
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
    "name": "adminSlots",
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OfferedTimesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OfferedTimesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eae40855289f0564d18119ac48bd9f549668ad25a057b9b6c92ebb3ea2dfcab5",
    "metadata": {},
    "name": "OfferedTimesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a673682fc74684f4fd396eda7bd71b55";

export default node;
