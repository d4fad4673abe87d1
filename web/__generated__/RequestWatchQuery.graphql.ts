/**
 * @generated SignedSource<<2354c246bb76df4ba3dfab03eb2facd3>>
 * @relayHash 533ad8c619e8409876874ed1f38841d0
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e2b627370ddda71e0d8a2e5a7891e90fa93ce79fbaeef2263e688997177613a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestWatchQuery$variables = {
  id: number;
};
export type RequestWatchQuery$data = {
  readonly mentor: {
    readonly " $fragmentSpreads": FragmentRefs<"RequestBlock_mentor">;
  } | null | undefined;
};
export type RequestWatchQuery$rawResponse = {
  readonly mentor: {
    readonly id: string;
    readonly name: string;
    readonly viewerRequest: {
      readonly __typename: "MentorshipRequest";
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type RequestWatchQuery = {
  rawResponse: RequestWatchQuery$rawResponse;
  response: RequestWatchQuery$data;
  variables: RequestWatchQuery$variables;
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
    "name": "RequestWatchQuery",
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
    "name": "RequestWatchQuery",
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
    "id": "6e2b627370ddda71e0d8a2e5a7891e90fa93ce79fbaeef2263e688997177613a",
    "metadata": {},
    "name": "RequestWatchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ba471eb97a86df02dbc70fdd6212d765";

export default node;
