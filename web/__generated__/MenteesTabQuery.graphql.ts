/**
 * @generated SignedSource<<5f5dc917137ae7b5a79b8cfb060e2302>>
 * @relayHash 4d0a8406cf356f6384b6fcc2c2c3307c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aad99c50fde96f836389d5c8d65068c3430c905f72c832c585c409ae4cadd6b1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenteeSort = "BRANCH" | "COLLEGE" | "EMAIL" | "JOINED" | "NAME" | "YEAR" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type MenteesTabQuery$variables = {
  direction?: SortDirection | null;
  first: number;
  isActive?: boolean | null;
  mainBranch?: string | null;
  page: number;
  search?: string | null;
  sort?: MenteeSort | null;
};
export type MenteesTabQuery$data = {
  readonly allMentees: {
    readonly rows: ReadonlyArray<{
      readonly college: string | null;
      readonly createdAt: string;
      readonly currentLevel: string;
      readonly databaseId: number;
      readonly email: string | null;
      readonly isActive: boolean | null;
      readonly mainBranch: string;
      readonly name: string;
      readonly subBranch: string | null;
      readonly year: number | null;
      readonly " $fragmentSpreads": FragmentRefs<"MenteeAvatar_mentee">;
    }>;
    readonly total: number;
  };
};
export type MenteesTabQuery$rawResponse = {
  readonly allMentees: {
    readonly rows: ReadonlyArray<{
      readonly college: string | null;
      readonly createdAt: string;
      readonly currentLevel: string;
      readonly databaseId: number;
      readonly email: string | null;
      readonly hasProfileImage: boolean;
      readonly id: string;
      readonly isActive: boolean | null;
      readonly mainBranch: string;
      readonly name: string;
      readonly profileImage: string;
      readonly subBranch: string | null;
      readonly year: number | null;
    }>;
    readonly total: number;
  };
};
export type MenteesTabQuery = {
  rawResponse: MenteesTabQuery$rawResponse;
  response: MenteesTabQuery$data;
  variables: MenteesTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "direction"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isActive"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "mainBranch"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v7 = [
  {
    "kind": "Variable",
    "name": "direction",
    "variableName": "direction"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "isActive",
    "variableName": "isActive"
  },
  {
    "kind": "Variable",
    "name": "mainBranch",
    "variableName": "mainBranch"
  },
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mainBranch",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subBranch",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currentLevel",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "year",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "college",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isActive",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MenteesTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "MenteePage",
        "kind": "LinkedField",
        "name": "allMentees",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Mentee",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MenteeAvatar_mentee"
              }
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MenteesTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "MenteePage",
        "kind": "LinkedField",
        "name": "allMentees",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Mentee",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "size",
                    "value": "MEDIUM"
                  }
                ],
                "kind": "ScalarField",
                "name": "profileImage",
                "storageKey": "profileImage(size:\"MEDIUM\")"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasProfileImage",
                "storageKey": null
              },
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
    "id": "aad99c50fde96f836389d5c8d65068c3430c905f72c832c585c409ae4cadd6b1",
    "metadata": {},
    "name": "MenteesTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c83fd0532fdd633033b14cb55a9823d3";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
