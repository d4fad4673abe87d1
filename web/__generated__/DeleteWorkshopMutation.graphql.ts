/**
 * @generated SignedSource<<c5b7fc8f7c454d5ccac5e2cd7ad0bc6c>>
 * @relayHash ff9b46e3b37316e255b4a4644dbc9011
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13cf5764b0f6e94516782bf36d7e417fca4a2a9caf64211c9baab4150526da7f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteWorkshopInput = {
  id: number;
  reason?: string | null | undefined;
  refundAll?: boolean | null | undefined;
};
export type DeleteWorkshopMutation$variables = {
  input: DeleteWorkshopInput;
};
export type DeleteWorkshopMutation$data = {
  readonly deleteWorkshop: {
    readonly done: {
      readonly isDeleted: boolean;
      readonly message: string;
    } | null | undefined;
    readonly inUse: {
      readonly constraints: ReadonlyArray<{
        readonly message: string;
      }>;
      readonly suggestion: string;
    } | null | undefined;
    readonly refused: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_error">;
    } | null | undefined;
  };
};
export type DeleteWorkshopMutation$rawResponse = {
  readonly deleteWorkshop: {
    readonly __typename: "DeleteWorkshopPayload";
    readonly isDeleted: boolean;
    readonly message: string;
  } | {
    readonly __typename: "RateLimitedError";
    readonly __isError: "RateLimitedError";
    readonly message: string;
    readonly retryAfter: number;
  } | {
    readonly __typename: "ValidationError";
    readonly __isError: "ValidationError";
    readonly issues: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: "WorkshopInUseError";
    readonly __isError: "WorkshopInUseError";
    readonly constraints: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly message: string;
    readonly suggestion: string;
  } | {
    readonly __typename: string;
    readonly __isError?: string;
    readonly message?: string;
  };
};
export type DeleteWorkshopMutation = {
  rawResponse: DeleteWorkshopMutation$rawResponse;
  response: DeleteWorkshopMutation$data;
  variables: DeleteWorkshopMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDeleted",
      "storageKey": null
    }
  ],
  "type": "DeleteWorkshopPayload",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkshopConstraint",
      "kind": "LinkedField",
      "name": "constraints",
      "plural": true,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suggestion",
      "storageKey": null
    }
  ],
  "type": "WorkshopInUseError",
  "abstractKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldIssue",
      "kind": "LinkedField",
      "name": "issues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ValidationError",
  "abstractKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retryAfter",
      "storageKey": null
    }
  ],
  "type": "RateLimitedError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteWorkshopMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteWorkshop",
        "plural": false,
        "selections": [
          {
            "fragment": (v3/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "done"
          },
          {
            "fragment": (v4/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "inUse"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "refusal_error",
                  "selections": [
                    (v5/*:: as any*/),
                    (v2/*:: as any*/),
                    (v6/*:: as any*/),
                    (v7/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Error",
              "abstractKey": "__isError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refused"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteWorkshopMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteWorkshop",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "type": "Error",
            "abstractKey": "__isError"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "13cf5764b0f6e94516782bf36d7e417fca4a2a9caf64211c9baab4150526da7f",
    "metadata": {},
    "name": "DeleteWorkshopMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e95812e3875995485720015af4407c3f";

export default node;
