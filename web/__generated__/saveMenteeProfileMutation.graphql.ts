/**
 * @generated SignedSource<<cce4ccd220423121fe171c5d3621ce37>>
 * @relayHash 8d25ee092ae06e4af62ee00563568780
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2be9b33f047c918d409f157583fb05a7c4e0c5cc750b8fb16321ddcc82119e6c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
export type UpdateMenteeProfileInput = {
  bio?: string | null;
  college?: string | null;
  currentPassword?: string | null;
  email?: string | null;
  goals?: string | null;
  linkedinUrl?: string | null;
  menteeId?: number | null;
  name?: string | null;
  password?: string | null;
  profileImage?: string | null;
  profileVersion?: number | null;
  year?: number | null;
};
export type saveMenteeProfileMutation$variables = {
  input: UpdateMenteeProfileInput;
};
export type saveMenteeProfileMutation$data = {
  readonly updateMenteeProfile: {
    readonly conflict: {
      readonly fields: ReadonlyArray<string>;
      readonly savedAt: string;
      readonly viewer: {
        readonly mentee: {
          readonly profileVersion: number | null;
          readonly " $fragmentSpreads": FragmentRefs<"MenteeProfile_mentee">;
        } | null;
      };
    } | null;
    readonly done: {
      readonly mentee: {
        readonly profileVersion: number | null;
        readonly " $fragmentSpreads": FragmentRefs<"MenteeProfile_mentee">;
      };
      readonly viewer: {
        readonly emailConfirmed: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"presence_viewer">;
      };
    } | null;
    readonly refused: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_error">;
    } | null;
  };
};
export type saveMenteeProfileMutation$rawResponse = {
  readonly updateMenteeProfile: {
    readonly __typename: "ProfileConflictError";
    readonly __isError: "ProfileConflictError";
    readonly fields: ReadonlyArray<string>;
    readonly message: string;
    readonly savedAt: string;
    readonly viewer: {
      readonly id: string;
      readonly mentee: {
        readonly bio: string | null;
        readonly college: string | null;
        readonly currentLevel: string;
        readonly databaseId: number;
        readonly email: string | null;
        readonly goals: string | null;
        readonly hasProfileImage: boolean;
        readonly id: string;
        readonly linkedinUrl: string | null;
        readonly mainBranch: string;
        readonly name: string;
        readonly picture: string;
        readonly profileImage: string;
        readonly profileVersion: number | null;
        readonly subBranch: string | null;
        readonly year: number | null;
      } | null;
    };
  } | {
    readonly __typename: "RateLimitedError";
    readonly __isError: "RateLimitedError";
    readonly message: string;
    readonly retryAfter: number;
  } | {
    readonly __typename: "UpdateMenteeProfilePayload";
    readonly mentee: {
      readonly bio: string | null;
      readonly college: string | null;
      readonly currentLevel: string;
      readonly databaseId: number;
      readonly email: string | null;
      readonly goals: string | null;
      readonly hasProfileImage: boolean;
      readonly id: string;
      readonly linkedinUrl: string | null;
      readonly mainBranch: string;
      readonly name: string;
      readonly picture: string;
      readonly profileImage: string;
      readonly profileVersion: number | null;
      readonly subBranch: string | null;
      readonly year: number | null;
    };
    readonly viewer: {
      readonly databaseId: number;
      readonly email: string;
      readonly emailConfirmed: boolean;
      readonly id: string;
      readonly name: string;
      readonly type: UserType;
    };
  } | {
    readonly __typename: "ValidationError";
    readonly __isError: "ValidationError";
    readonly issues: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: string;
    readonly __isError?: string;
    readonly message?: string;
  };
};
export type saveMenteeProfileMutation = {
  rawResponse: saveMenteeProfileMutation$rawResponse;
  response: saveMenteeProfileMutation$data;
  variables: saveMenteeProfileMutation$variables;
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
  "name": "profileVersion",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Mentee",
  "kind": "LinkedField",
  "name": "mentee",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MenteeProfile_mentee"
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "emailConfirmed",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fields",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "savedAt",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v9 = {
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
        (v8/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ValidationError",
  "abstractKey": null
},
v10 = {
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
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "Mentee",
  "kind": "LinkedField",
  "name": "mentee",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v11/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentLevel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mainBranch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subBranch",
      "storageKey": null
    },
    {
      "alias": "picture",
      "args": null,
      "kind": "ScalarField",
      "name": "profileImage",
      "storageKey": null
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
    (v12/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkedinUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bio",
      "storageKey": null
    },
    (v13/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "college",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "year",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goals",
      "storageKey": null
    },
    (v14/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "saveMenteeProfileMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateMenteeProfile",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Viewer",
                  "kind": "LinkedField",
                  "name": "viewer",
                  "plural": false,
                  "selections": [
                    (v4/*:: as any*/),
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "presence_viewer"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "UpdateMenteeProfilePayload",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "done"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Viewer",
                  "kind": "LinkedField",
                  "name": "viewer",
                  "plural": false,
                  "selections": [
                    (v3/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "ProfileConflictError",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "conflict"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "refusal_error",
                  "selections": [
                    (v7/*:: as any*/),
                    (v8/*:: as any*/),
                    (v9/*:: as any*/),
                    (v10/*:: as any*/)
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
    "name": "saveMenteeProfileMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateMenteeProfile",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v14/*:: as any*/),
                  (v13/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "type",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateMenteeProfilePayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v15/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ProfileConflictError",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
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
    "id": "2be9b33f047c918d409f157583fb05a7c4e0c5cc750b8fb16321ddcc82119e6c",
    "metadata": {},
    "name": "saveMenteeProfileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "14aa968a3a59d17208ed230e44b3adb2";

export default node;
