/**
 * @generated SignedSource<<ea8b35e959b8624c987a4b956f57098b>>
 * @relayHash 6f8ff48104509dcced7c378d6c6a4bb6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8e666658715bc74a0a2f72a335f26ec471e5cf55a9bd79600daea51fd04a3db

import type { ConcreteRequest } from 'relay-runtime';
export type useFindMentorsQuery$variables = {
  search?: string | null | undefined;
};
export type useFindMentorsQuery$data = {
  readonly allMentors: {
    readonly rows: ReadonlyArray<{
      readonly databaseId: number;
      readonly email: string | null | undefined;
      readonly name: string;
    }>;
  };
};
export type useFindMentorsQuery$rawResponse = {
  readonly allMentors: {
    readonly rows: ReadonlyArray<{
      readonly databaseId: number;
      readonly email: string | null | undefined;
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type useFindMentorsQuery = {
  rawResponse: useFindMentorsQuery$rawResponse;
  response: useFindMentorsQuery$data;
  variables: useFindMentorsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 8
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  },
  {
    "kind": "Literal",
    "name": "status",
    "value": "ACCEPTED"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFindMentorsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MentorPage",
        "kind": "LinkedField",
        "name": "allMentors",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Mentor",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFindMentorsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MentorPage",
        "kind": "LinkedField",
        "name": "allMentors",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Mentor",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a8e666658715bc74a0a2f72a335f26ec471e5cf55a9bd79600daea51fd04a3db",
    "metadata": {},
    "name": "useFindMentorsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d65febb3769a51a5653a7b926a4dd971";

export default node;
