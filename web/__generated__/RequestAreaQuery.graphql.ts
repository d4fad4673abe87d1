/**
 * @generated SignedSource<<c373a0dbb3d301832ae0d57f4ef04c78>>
 * @relayHash 50c210b777ff01b3a42494a773fc4be8
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bf2c4f3d3a3945c69524e3e6c92b9797750e84a3e0be8ee430028160a6cf2e9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestAreaQuery$variables = {
  id: number;
};
export type RequestAreaQuery$data = {
  readonly mentor: {
    readonly " $fragmentSpreads": FragmentRefs<"RequestBlock_mentor">;
  } | null | undefined;
};
export type RequestAreaQuery$rawResponse = {
  readonly mentor: {
    readonly id: string;
    readonly name: string;
    readonly viewerRequest: {
      readonly __typename: "MentorshipRequest";
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type RequestAreaQuery = {
  rawResponse: RequestAreaQuery$rawResponse;
  response: RequestAreaQuery$data;
  variables: RequestAreaQuery$variables;
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RequestAreaQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Mentor",
        "kind": "LinkedField",
        "name": "mentor",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RequestBlock_mentor"
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
    "name": "RequestAreaQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Mentor",
        "kind": "LinkedField",
        "name": "mentor",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MentorshipRequest",
            "kind": "LinkedField",
            "name": "viewerRequest",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7bf2c4f3d3a3945c69524e3e6c92b9797750e84a3e0be8ee430028160a6cf2e9",
    "metadata": {},
    "name": "RequestAreaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ae3dc98f115d35cd80596c07e55ef8d1";

export default node;
