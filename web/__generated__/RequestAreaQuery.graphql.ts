/**
 * @generated SignedSource<<363617b131865d9be66b9ebd56781038>>
 * @relayHash f77b16bfb817954fccf0c57ac8c60f76
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e23ea88b7bbcd058d4c023c695199909b25b728a537ae21edc49d9021cfb9ba8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestAreaQuery$variables = {
  id: number;
};
export type RequestAreaQuery$data = {
  readonly mentor: {
    readonly " $fragmentSpreads": FragmentRefs<"RequestArea_mentor">;
  } | null;
};
export type RequestAreaQuery$rawResponse = {
  readonly mentor: {
    readonly databaseId: number;
    readonly id: string;
    readonly name: string;
    readonly viewerRequest: {
      readonly __typename: "MentorshipRequest";
      readonly id: string;
    } | null;
  } | null;
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
            "name": "RequestArea_mentor"
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
            "name": "databaseId",
            "storageKey": null
          },
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
    "id": "e23ea88b7bbcd058d4c023c695199909b25b728a537ae21edc49d9021cfb9ba8",
    "metadata": {},
    "name": "RequestAreaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "29370acf8f02e86ce37a6f9817823133";

export default node;
