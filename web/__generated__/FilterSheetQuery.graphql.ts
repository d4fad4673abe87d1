/**
 * @generated SignedSource<<f75dc9c58d502150db9dc804a90ab89d>>
 * @relayHash b58e7d3a2726e22dd1c3bc287f62b50f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb358025611c8932a5452d29273bec31482b91d5076c62c44222291dc232df6e

import type { ConcreteRequest } from 'relay-runtime';
export type FilterSheetQuery$variables = {
  available?: boolean | null;
  mainBranch?: string | null;
  search?: string | null;
  subBranch?: string | null;
};
export type FilterSheetQuery$data = {
  readonly mentors: {
    readonly totalCount: number;
  };
};
export type FilterSheetQuery = {
  response: FilterSheetQuery$data;
  variables: FilterSheetQuery$variables;
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
    "name": "FilterSheetQuery",
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
    "name": "FilterSheetQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "bb358025611c8932a5452d29273bec31482b91d5076c62c44222291dc232df6e",
    "metadata": {},
    "name": "FilterSheetQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1dc6fb22dfbb0040b412e9a08f0e8be7";

export default node;
