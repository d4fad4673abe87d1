/**
 * @generated SignedSource<<90e6c8cce879e0b31c0f20ac407ae990>>
 * @relayHash 6bb4f7b2f34a1d0434dc9b94ded08e3f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcebe7feb2216ab1fd8177893d4115614976e6a07cababf2842d4da3d1fa91ae

import type { ConcreteRequest } from 'relay-runtime';
export type DraftCountQuery$variables = {
  available?: boolean | null | undefined;
  mainBranch?: string | null | undefined;
  search?: string | null | undefined;
  subBranch?: string | null | undefined;
};
export type DraftCountQuery$data = {
  readonly mentors: {
    readonly totalCount: number;
  };
};
export type DraftCountQuery = {
  response: DraftCountQuery$data;
  variables: DraftCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "available"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "mainBranch"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "subBranch"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "available",
        "variableName": "available"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      },
      {
        "kind": "Variable",
        "name": "mainBranch",
        "variableName": "mainBranch"
      },
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      },
      {
        "kind": "Variable",
        "name": "subBranch",
        "variableName": "subBranch"
      }
    ],
    "concreteType": "QueryMentorsConnection",
    "kind": "LinkedField",
    "name": "mentors",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DraftCountQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DraftCountQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "fcebe7feb2216ab1fd8177893d4115614976e6a07cababf2842d4da3d1fa91ae",
    "metadata": {},
    "name": "DraftCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1fdfd47cd5dc2bcb0db4f60ad9aa7970";

export default node;
