/**
 * @generated SignedSource<<c5989609b4ee273bfe2b381b2e354c53>>
 * @relayHash 3590bb2ed88a78f8782168ea2681a78b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93e21d46bd5c1d80e7515e62dc3b998d08a793f40f1168410990d91bb645ba89

import type { ConcreteRequest } from 'relay-runtime';
export type AdminWorkshopFormQuery$variables = {
  search?: string | null;
};
export type AdminWorkshopFormQuery$data = {
  readonly allMentors: {
    readonly rows: ReadonlyArray<{
      readonly databaseId: number;
      readonly email: string | null;
      readonly name: string;
    }>;
  };
};
export type AdminWorkshopFormQuery$rawResponse = {
  readonly allMentors: {
    readonly rows: ReadonlyArray<{
      readonly databaseId: number;
      readonly email: string | null;
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type AdminWorkshopFormQuery = {
  rawResponse: AdminWorkshopFormQuery$rawResponse;
  response: AdminWorkshopFormQuery$data;
  variables: AdminWorkshopFormQuery$variables;
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
    "name": "AdminWorkshopFormQuery",
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
    "name": "AdminWorkshopFormQuery",
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
    "id": "93e21d46bd5c1d80e7515e62dc3b998d08a793f40f1168410990d91bb645ba89",
    "metadata": {},
    "name": "AdminWorkshopFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6cef6924ae81072519acc26b93768293";

export default node;
