/**
 * @generated SignedSource<<55a696821d5b234211c4032d5b522500>>
 * @relayHash 63710350b7b7301549bcaab07205037f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d56a3f8d5ba14445ce6e981f3a40eadb6ddb9d13a55da8c9d0ce07a2f855b48

import type { ConcreteRequest } from 'relay-runtime';
export type RequestStatus = "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN" | "%future added value";
export type RequestPanelQuery$variables = {
  id: number;
};
export type RequestPanelQuery$data = {
  readonly mentorshipRequest: {
    readonly additionalNotes: string | null;
    readonly background: string;
    readonly createdAt: string;
    readonly discussionTopic: string;
    readonly mentee: {
      readonly databaseId: number;
      readonly name: string;
    };
    readonly mentor: {
      readonly databaseId: number;
      readonly name: string;
    };
    readonly preferredDateTime: string;
    readonly respondedAt: string | null;
    readonly responseMessage: string | null;
    readonly status: RequestStatus;
    readonly withdrawnAt: string | null;
  } | null;
};
export type RequestPanelQuery$rawResponse = {
  readonly mentorshipRequest: {
    readonly additionalNotes: string | null;
    readonly background: string;
    readonly createdAt: string;
    readonly discussionTopic: string;
    readonly id: string;
    readonly mentee: {
      readonly databaseId: number;
      readonly id: string;
      readonly name: string;
    };
    readonly mentor: {
      readonly databaseId: number;
      readonly id: string;
      readonly name: string;
    };
    readonly preferredDateTime: string;
    readonly respondedAt: string | null;
    readonly responseMessage: string | null;
    readonly status: RequestStatus;
    readonly withdrawnAt: string | null;
  } | null;
};
export type RequestPanelQuery = {
  rawResponse: RequestPanelQuery$rawResponse;
  response: RequestPanelQuery$data;
  variables: RequestPanelQuery$variables;
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
v4 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "discussionTopic",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "background",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "preferredDateTime",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "additionalNotes",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "responseMessage",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "respondedAt",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "withdrawnAt",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v15 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v14/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RequestPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MentorshipRequest",
        "kind": "LinkedField",
        "name": "mentorshipRequest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Mentee",
            "kind": "LinkedField",
            "name": "mentee",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Mentor",
            "kind": "LinkedField",
            "name": "mentor",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
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
    "name": "RequestPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MentorshipRequest",
        "kind": "LinkedField",
        "name": "mentorshipRequest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Mentee",
            "kind": "LinkedField",
            "name": "mentee",
            "plural": false,
            "selections": (v15/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Mentor",
            "kind": "LinkedField",
            "name": "mentor",
            "plural": false,
            "selections": (v15/*:: as any*/),
            "storageKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0d56a3f8d5ba14445ce6e981f3a40eadb6ddb9d13a55da8c9d0ce07a2f855b48",
    "metadata": {},
    "name": "RequestPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3fe79b1f68b8bf13ba0cd054a1811df5";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
