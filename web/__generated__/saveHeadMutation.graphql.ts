/**
 * @generated SignedSource<<11dd8f08262cb2b4375b53464d711fd1>>
 * @relayHash 82899376d36c267226e7b0bc05e1bdb0
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d352c5709ecc7f7bbf830982832db1f375130067be6634c4aa6198c9e3e9b999

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
export type UpdateMentorProfileInput = {
  available?: boolean | null | undefined;
  bio?: string | null | undefined;
  certifications?: ReadonlyArray<string> | null | undefined;
  currentCity?: string | null | undefined;
  currentCompany?: string | null | undefined;
  currentCountry?: string | null | undefined;
  currentJobTitle?: string | null | undefined;
  currentPassword?: string | null | undefined;
  email?: string | null | undefined;
  experience?: number | null | undefined;
  industriesWorkedIn?: ReadonlyArray<string> | null | undefined;
  keyProjects?: ReadonlyArray<string> | null | undefined;
  linkedinUrl?: string | null | undefined;
  mainBranch?: string | null | undefined;
  mentorId?: number | null | undefined;
  name?: string | null | undefined;
  previousCompanies?: ReadonlyArray<string> | null | undefined;
  profileImage?: string | null | undefined;
  profileVersion?: number | null | undefined;
  skills?: ReadonlyArray<string> | null | undefined;
  subBranch?: string | null | undefined;
  successStories?: string | null | undefined;
  timeSlotsPerWeek?: string | null | undefined;
  toolsAndSoftware?: ReadonlyArray<string> | null | undefined;
  topicsCanMentorOn?: ReadonlyArray<string> | null | undefined;
  weeklyAvailability?: WeeklyAvailabilityInput | null | undefined;
  whyIMentor?: string | null | undefined;
};
export type WeeklyAvailabilityInput = {
  friday?: DayHoursInput | null | undefined;
  monday?: DayHoursInput | null | undefined;
  saturday?: DayHoursInput | null | undefined;
  sunday?: DayHoursInput | null | undefined;
  thursday?: DayHoursInput | null | undefined;
  tuesday?: DayHoursInput | null | undefined;
  wednesday?: DayHoursInput | null | undefined;
};
export type DayHoursInput = {
  enabled: boolean;
  endTime: string;
  startTime: string;
};
export type saveHeadMutation$variables = {
  input: UpdateMentorProfileInput;
};
export type saveHeadMutation$data = {
  readonly updateMentorProfile: {
    readonly done: {
      readonly mentor: {
        readonly " $fragmentSpreads": FragmentRefs<"AttentionFacts_mentor" | "MentorDashboardPage_mentor" | "ProfileSide_mentor">;
      };
    } | null | undefined;
    readonly refused: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_error">;
    } | null | undefined;
  };
};
export type saveHeadMutation$rawResponse = {
  readonly updateMentorProfile: {
    readonly __typename: "RateLimitedError";
    readonly __isError: "RateLimitedError";
    readonly message: string;
    readonly retryAfter: number;
  } | {
    readonly __typename: "UpdateMentorProfilePayload";
    readonly mentor: {
      readonly available: boolean;
      readonly completeness: {
        readonly message: string;
        readonly missing: ReadonlyArray<{
          readonly field: string;
          readonly label: string;
        }>;
        readonly percent: number;
      } | null | undefined;
      readonly databaseId: number;
      readonly hasProfileImage: boolean;
      readonly id: string;
      readonly mainBranch: string;
      readonly name: string;
      readonly profileImage: string;
      readonly rating: number;
      readonly reviewCount: number;
      readonly status: MentorStatus | null | undefined;
      readonly subBranch: string | null | undefined;
      readonly weeklyAvailability: ReadonlyArray<{
        readonly enabled: boolean;
      }>;
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
export type saveHeadMutation = {
  rawResponse: saveHeadMutation$rawResponse;
  response: saveHeadMutation$data;
  variables: saveHeadMutation$variables;
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
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
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
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ValidationError",
  "abstractKey": null
},
v5 = {
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
    "name": "saveHeadMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateMentorProfile",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Mentor",
                  "kind": "LinkedField",
                  "name": "mentor",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "MentorDashboardPage_mentor"
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "AttentionFacts_mentor"
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ProfileSide_mentor"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "UpdateMentorProfilePayload",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "done"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "refusal_error",
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/)
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
    "name": "saveHeadMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateMentorProfile",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
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
                    "kind": "ScalarField",
                    "name": "rating",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reviewCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
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
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
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
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "available",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AvailabilityWindow",
                    "kind": "LinkedField",
                    "name": "weeklyAvailability",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "enabled",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ProfileCompleteness",
                    "kind": "LinkedField",
                    "name": "completeness",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "percent",
                        "storageKey": null
                      },
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "MissingProfileItem",
                        "kind": "LinkedField",
                        "name": "missing",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "field",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "label",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateMentorProfilePayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
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
    "id": "d352c5709ecc7f7bbf830982832db1f375130067be6634c4aa6198c9e3e9b999",
    "metadata": {},
    "name": "saveHeadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "267ebbaa70313b72bbc44273d3c1a35c";

export default node;
