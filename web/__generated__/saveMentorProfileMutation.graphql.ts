/**
 * @generated SignedSource<<4d43003fd3ddda4f0a8da020c0eef357>>
 * @relayHash 8206272501f4c4763b054b1350cce74b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e9983d8eb5421c9f53f2831af77f5522df0499281e42ee7c05bdefd4c0266e3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
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
export type saveMentorProfileMutation$variables = {
  input: UpdateMentorProfileInput;
};
export type saveMentorProfileMutation$data = {
  readonly updateMentorProfile: {
    readonly conflict: {
      readonly fields: ReadonlyArray<string>;
      readonly savedAt: string;
      readonly viewer: {
        readonly mentor: {
          readonly profileVersion: number | null;
          readonly " $fragmentSpreads": FragmentRefs<"ProfileTab_mentor">;
        } | null;
      };
    } | null;
    readonly done: {
      readonly mentor: {
        readonly profileVersion: number | null;
        readonly " $fragmentSpreads": FragmentRefs<"ProfileTab_mentor">;
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
export type saveMentorProfileMutation$rawResponse = {
  readonly updateMentorProfile: {
    readonly __typename: "ProfileConflictError";
    readonly __isError: "ProfileConflictError";
    readonly fields: ReadonlyArray<string>;
    readonly message: string;
    readonly savedAt: string;
    readonly viewer: {
      readonly id: string;
      readonly mentor: {
        readonly advancedPrice: number;
        readonly available: boolean;
        readonly bio: string;
        readonly certifications: ReadonlyArray<string>;
        readonly completeness: {
          readonly message: string;
          readonly missing: ReadonlyArray<{
            readonly field: string;
            readonly label: string;
          }>;
          readonly percent: number;
        } | null;
        readonly currentCity: string | null;
        readonly currentCompany: string | null;
        readonly currentCountry: string | null;
        readonly currentJobTitle: string | null;
        readonly databaseId: number;
        readonly daysOff: ReadonlyArray<{
          readonly databaseId: number;
          readonly endDate: string;
          readonly id: string;
          readonly note: string | null;
          readonly startDate: string;
        }> | null;
        readonly email: string | null;
        readonly experience: number;
        readonly id: string;
        readonly industriesWorkedIn: ReadonlyArray<string>;
        readonly keyProjects: ReadonlyArray<string>;
        readonly linkedinUrl: string | null;
        readonly mainBranch: string;
        readonly name: string;
        readonly previousCompanies: ReadonlyArray<string>;
        readonly profileVersion: number | null;
        readonly sessionsOnDaysOff: ReadonlyArray<{
          readonly databaseId: number;
          readonly id: string;
          readonly menteeName: string;
          readonly startsAt: string | null;
        }> | null;
        readonly skills: ReadonlyArray<string>;
        readonly starterPrice: number;
        readonly status: MentorStatus | null;
        readonly subBranch: string | null;
        readonly successStories: string | null;
        readonly timeSlotsPerWeek: string | null;
        readonly toolsAndSoftware: ReadonlyArray<string>;
        readonly topicsCanMentorOn: ReadonlyArray<string>;
        readonly weeklyAvailability: ReadonlyArray<{
          readonly enabled: boolean;
          readonly endTime: string;
          readonly startTime: string;
          readonly weekday: Weekday;
        }>;
        readonly whyIMentor: string | null;
      } | null;
    };
  } | {
    readonly __typename: "RateLimitedError";
    readonly __isError: "RateLimitedError";
    readonly message: string;
    readonly retryAfter: number;
  } | {
    readonly __typename: "UpdateMentorProfilePayload";
    readonly mentor: {
      readonly advancedPrice: number;
      readonly available: boolean;
      readonly bio: string;
      readonly certifications: ReadonlyArray<string>;
      readonly completeness: {
        readonly message: string;
        readonly missing: ReadonlyArray<{
          readonly field: string;
          readonly label: string;
        }>;
        readonly percent: number;
      } | null;
      readonly currentCity: string | null;
      readonly currentCompany: string | null;
      readonly currentCountry: string | null;
      readonly currentJobTitle: string | null;
      readonly databaseId: number;
      readonly daysOff: ReadonlyArray<{
        readonly databaseId: number;
        readonly endDate: string;
        readonly id: string;
        readonly note: string | null;
        readonly startDate: string;
      }> | null;
      readonly email: string | null;
      readonly experience: number;
      readonly id: string;
      readonly industriesWorkedIn: ReadonlyArray<string>;
      readonly keyProjects: ReadonlyArray<string>;
      readonly linkedinUrl: string | null;
      readonly mainBranch: string;
      readonly name: string;
      readonly previousCompanies: ReadonlyArray<string>;
      readonly profileVersion: number | null;
      readonly sessionsOnDaysOff: ReadonlyArray<{
        readonly databaseId: number;
        readonly id: string;
        readonly menteeName: string;
        readonly startsAt: string | null;
      }> | null;
      readonly skills: ReadonlyArray<string>;
      readonly starterPrice: number;
      readonly status: MentorStatus | null;
      readonly subBranch: string | null;
      readonly successStories: string | null;
      readonly timeSlotsPerWeek: string | null;
      readonly toolsAndSoftware: ReadonlyArray<string>;
      readonly topicsCanMentorOn: ReadonlyArray<string>;
      readonly weeklyAvailability: ReadonlyArray<{
        readonly enabled: boolean;
        readonly endTime: string;
        readonly startTime: string;
        readonly weekday: Weekday;
      }>;
      readonly whyIMentor: string | null;
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
export type saveMentorProfileMutation = {
  rawResponse: saveMentorProfileMutation$rawResponse;
  response: saveMentorProfileMutation$data;
  variables: saveMentorProfileMutation$variables;
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
  "concreteType": "Mentor",
  "kind": "LinkedField",
  "name": "mentor",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileTab_mentor"
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
  "concreteType": "Mentor",
  "kind": "LinkedField",
  "name": "mentor",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
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
        (v8/*:: as any*/),
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
    },
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkedinUrl",
      "storageKey": null
    },
    (v13/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentJobTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentCompany",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentCity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentCountry",
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
      "name": "experience",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "whyIMentor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "successStories",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previousCompanies",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keyProjects",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "industriesWorkedIn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toolsAndSoftware",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "certifications",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skills",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "topicsCanMentorOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeSlotsPerWeek",
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
          "name": "weekday",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endTime",
          "storageKey": null
        }
      ],
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
      "name": "available",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DaysOff",
      "kind": "LinkedField",
      "name": "daysOff",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endDate",
          "storageKey": null
        },
        (v14/*:: as any*/),
        (v13/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "sessionsOnDaysOff",
      "plural": true,
      "selections": [
        (v14/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        },
        (v13/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "menteeName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "starterPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "advancedPrice",
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
    "name": "saveMentorProfileMutation",
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
    "name": "saveMentorProfileMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateMentorProfile",
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
            "type": "UpdateMentorProfilePayload",
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
    "id": "5e9983d8eb5421c9f53f2831af77f5522df0499281e42ee7c05bdefd4c0266e3",
    "metadata": {},
    "name": "saveMentorProfileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "955747ade32b2830218fdadb7ca8ecbb";

export default node;
