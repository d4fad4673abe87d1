/**
 * @generated SignedSource<<ae45c7ff4bc5b4a18786dc654cca472c>>
 * @relayHash 37b81188308b6123710b5af47cc619cd
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e801fef5bcabc5c26c3753ad1a2b90a60b850d93bdd1f4d61aa3eaef29bf7c91

import type { ConcreteRequest } from 'relay-runtime';
export type useFindWorkshopsQuery$variables = {
  search?: string | null | undefined;
};
export type useFindWorkshopsQuery$data = {
  readonly allWorkshops: {
    readonly rows: ReadonlyArray<{
      readonly databaseId: number;
      readonly date: string;
      readonly instructorName: string;
      readonly isRegistrationOpen: boolean;
      readonly seatsLeft: number;
      readonly title: string;
    }>;
  };
};
export type useFindWorkshopsQuery$rawResponse = {
  readonly allWorkshops: {
    readonly rows: ReadonlyArray<{
      readonly databaseId: number;
      readonly date: string;
      readonly id: string;
      readonly instructorName: string;
      readonly isRegistrationOpen: boolean;
      readonly seatsLeft: number;
      readonly title: string;
    }>;
  };
};
export type useFindWorkshopsQuery = {
  rawResponse: useFindWorkshopsQuery$rawResponse;
  response: useFindWorkshopsQuery$data;
  variables: useFindWorkshopsQuery$variables;
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
    "name": "direction",
    "value": "DESC"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 25
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  },
  {
    "kind": "Literal",
    "name": "sort",
    "value": "STARTS"
  },
  {
    "kind": "Literal",
    "name": "state",
    "value": "APPROVED"
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
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "instructorName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRegistrationOpen",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seatsLeft",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFindWorkshopsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WorkshopPage",
        "kind": "LinkedField",
        "name": "allWorkshops",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Workshop",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
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
    "name": "useFindWorkshopsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WorkshopPage",
        "kind": "LinkedField",
        "name": "allWorkshops",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Workshop",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
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
    "id": "e801fef5bcabc5c26c3753ad1a2b90a60b850d93bdd1f4d61aa3eaef29bf7c91",
    "metadata": {},
    "name": "useFindWorkshopsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "79e402dbbd2a3ff70fdd4027e186b27c";

export default node;
