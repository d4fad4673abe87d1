/**
 * @generated SignedSource<<26153c0c94e8b668209c2c03fd1174c4>>
 * @relayHash 6fc2ad44f7dc9fd8942eaeed3f166fc9
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d5d008ef67174e76ba39192da14194c742dd942852b9ccddffdaafee2d9c6c7

import type { ConcreteRequest } from 'relay-runtime';
export type RequestDialogQuery$variables = {
  from: string;
  id: number;
  to: string;
};
export type RequestDialogQuery$data = {
  readonly mentor: {
    readonly freeSlots: ReadonlyArray<{
      readonly startsAt: string;
    }>;
  } | null;
};
export type RequestDialogQuery$rawResponse = {
  readonly mentor: {
    readonly freeSlots: ReadonlyArray<{
      readonly startsAt: string;
    }>;
    readonly id: string;
  } | null;
};
export type RequestDialogQuery = {
  rawResponse: RequestDialogQuery$rawResponse;
  response: RequestDialogQuery$data;
  variables: RequestDialogQuery$variables;
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
    "name": "RequestDialogQuery",
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
    "name": "RequestDialogQuery",
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
    "id": "4d5d008ef67174e76ba39192da14194c742dd942852b9ccddffdaafee2d9c6c7",
    "metadata": {},
    "name": "RequestDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cec53b7c95b3f5130a62ddc011388298";

export default node;
