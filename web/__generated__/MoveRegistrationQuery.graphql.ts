/**
 * @generated SignedSource<<1e2570a2a847df43a6d8da5fa2f9da91>>
 * @relayHash a15b5cedf190ef85c4d31b3be23f225e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9f2d028d68360368b77b5201d0001c561e33d209253d5bc45126bac1530bf34

import type { ConcreteRequest } from 'relay-runtime';
export type MoveRegistrationQuery$variables = {
  search?: string | null;
};
export type MoveRegistrationQuery$data = {
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
export type MoveRegistrationQuery$rawResponse = {
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
export type MoveRegistrationQuery = {
  rawResponse: MoveRegistrationQuery$rawResponse;
  response: MoveRegistrationQuery$data;
  variables: MoveRegistrationQuery$variables;
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
    "name": "MoveRegistrationQuery",
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
    "name": "MoveRegistrationQuery",
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
    "id": "a9f2d028d68360368b77b5201d0001c561e33d209253d5bc45126bac1530bf34",
    "metadata": {},
    "name": "MoveRegistrationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "228ab01ad9287cf2aebbe5d393c45dfd";

export default node;
