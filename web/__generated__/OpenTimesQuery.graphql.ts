/**
 * @generated SignedSource<<3653df1bdccb7170ff9f79b6403cd761>>
 * @relayHash 65c18f08f3dee9b5492e3eacb11da8ba
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc7763b7834d96f8baca9e158bed6508b3732d485097d2d5d690e9c272e8b87c

import type { ConcreteRequest } from 'relay-runtime';
export type OpenTimesQuery$variables = {
  from: string;
  id: number;
  to: string;
};
export type OpenTimesQuery$data = {
  readonly mentor: {
    readonly freeSlots: ReadonlyArray<{
      readonly startsAt: string;
    }>;
  } | null | undefined;
};
export type OpenTimesQuery$rawResponse = {
  readonly mentor: {
    readonly freeSlots: ReadonlyArray<{
      readonly startsAt: string;
    }>;
    readonly id: string;
  } | null | undefined;
};
export type OpenTimesQuery = {
  rawResponse: OpenTimesQuery$rawResponse;
  response: OpenTimesQuery$data;
  variables: OpenTimesQuery$variables;
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
  "name": "id"
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
    "variableName": "id"
  }
],
v4 = {
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
    "name": "OpenTimesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Mentor",
        "kind": "LinkedField",
        "name": "mentor",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
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
    "name": "OpenTimesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Mentor",
        "kind": "LinkedField",
        "name": "mentor",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
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
    "id": "dc7763b7834d96f8baca9e158bed6508b3732d485097d2d5d690e9c272e8b87c",
    "metadata": {},
    "name": "OpenTimesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8f095a5fe27e4527c8ba41ecd33217a6";

export default node;
