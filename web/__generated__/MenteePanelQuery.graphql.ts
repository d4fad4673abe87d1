/**
 * @generated SignedSource<<1214b1c02f1b31cdf5e17addd04efd2e>>
 * @relayHash 26a3efb7975970b96a15fac1ca83ec02
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b2fd8264e5e6b1b5c3f01cd778e4038892adab0466500fc2946e5ca95bb042c

import type { ConcreteRequest } from 'relay-runtime';
export type MenteePanelQuery$variables = {
  id: number;
};
export type MenteePanelQuery$data = {
  readonly mentee: {
    readonly bio: string | null;
    readonly college: string | null;
    readonly createdAt: string;
    readonly currentLevel: string;
    readonly email: string | null;
    readonly goals: string | null;
    readonly isActive: boolean | null;
    readonly linkedinUrl: string | null;
    readonly mainBranch: string;
    readonly name: string;
    readonly subBranch: string | null;
    readonly year: number | null;
  } | null;
};
export type MenteePanelQuery$rawResponse = {
  readonly mentee: {
    readonly bio: string | null;
    readonly college: string | null;
    readonly createdAt: string;
    readonly currentLevel: string;
    readonly email: string | null;
    readonly goals: string | null;
    readonly id: string;
    readonly isActive: boolean | null;
    readonly linkedinUrl: string | null;
    readonly mainBranch: string;
    readonly name: string;
    readonly subBranch: string | null;
    readonly year: number | null;
  } | null;
};
export type MenteePanelQuery = {
  rawResponse: MenteePanelQuery$rawResponse;
  response: MenteePanelQuery$data;
  variables: MenteePanelQuery$variables;
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
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mainBranch",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subBranch",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currentLevel",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "college",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "year",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bio",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "goals",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "linkedinUrl",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isActive",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MenteePanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Mentee",
        "kind": "LinkedField",
        "name": "mentee",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/)
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
    "name": "MenteePanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Mentee",
        "kind": "LinkedField",
        "name": "mentee",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
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
    "id": "4b2fd8264e5e6b1b5c3f01cd778e4038892adab0466500fc2946e5ca95bb042c",
    "metadata": {},
    "name": "MenteePanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "24fbfa526a60cbbb17d2c929c04c7cb9";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
