/**
 * @generated SignedSource<<da86f623a15e41a4f2b3c9f43926666b>>
 * @relayHash 6bc63587e7e6d68e0d6dac349939acf9
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62ce1d38a8be486bb1414f7be18bf45a6b706078f0620653a2cd41784624c8e9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
export type UpdateMentorProfileInput = {
  available?: boolean | null;
  bio?: string | null;
  certifications?: ReadonlyArray<string> | null;
  currentCity?: string | null;
  currentCompany?: string | null;
  currentCountry?: string | null;
  currentJobTitle?: string | null;
  currentPassword?: string | null;
  email?: string | null;
  experience?: number | null;
  industriesWorkedIn?: ReadonlyArray<string> | null;
  keyProjects?: ReadonlyArray<string> | null;
  linkedinUrl?: string | null;
  mainBranch?: string | null;
  mentorId?: number | null;
  name?: string | null;
  previousCompanies?: ReadonlyArray<string> | null;
  profileImage?: string | null;
  profileVersion?: number | null;
  skills?: ReadonlyArray<string> | null;
  subBranch?: string | null;
  successStories?: string | null;
  timeSlotsPerWeek?: string | null;
  toolsAndSoftware?: ReadonlyArray<string> | null;
  topicsCanMentorOn?: ReadonlyArray<string> | null;
  weeklyAvailability?: WeeklyAvailabilityInput | null;
  whyIMentor?: string | null;
};
export type WeeklyAvailabilityInput = {
  friday?: DayHoursInput | null;
  monday?: DayHoursInput | null;
  saturday?: DayHoursInput | null;
  sunday?: DayHoursInput | null;
  thursday?: DayHoursInput | null;
  tuesday?: DayHoursInput | null;
  wednesday?: DayHoursInput | null;
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
        readonly " $fragmentSpreads": FragmentRefs<"AttentionFacts_mentor" | "DashboardHead_mentor" | "ProfileSide_mentor">;
      };
    } | null;
    readonly refused: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_error">;
    } | null;
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
      } | null;
      readonly databaseId: number;
      readonly hasProfileImage: boolean;
      readonly id: string;
      readonly mainBranch: string;
      readonly name: string;
      readonly profileImage: string;
      readonly rating: number;
      readonly reviewCount: number;
      readonly status: MentorStatus | null;
      readonly subBranch: string | null;
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
                      "name": "DashboardHead_mentor"
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
    "id": "62ce1d38a8be486bb1414f7be18bf45a6b706078f0620653a2cd41784624c8e9",
    "metadata": {},
    "name": "saveHeadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f76ffade09c8c2d6ffae4b05cc89e9fc";

export default node;
