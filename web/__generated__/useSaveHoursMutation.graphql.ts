/**
 * @generated SignedSource<<23d9cd3c81a0ea988cae8058f9df280a>>
 * @relayHash 2a85b29babf12e12040e41ba12faa914
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb9d1d48fdcf23d9aef9d9f20abca5cd3540e0cfe9b56a286b7b72126d89f5a3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
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
export type useSaveHoursMutation$variables = {
  input: UpdateMentorProfileInput;
};
export type useSaveHoursMutation$data = {
  readonly updateMentorProfile: {
    readonly done: {
      readonly mentor: {
        readonly " $fragmentSpreads": FragmentRefs<"WeeklyHours_mentor">;
      };
    } | null | undefined;
    readonly refused: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_error">;
    } | null | undefined;
  };
};
export type useSaveHoursMutation$rawResponse = {
  readonly updateMentorProfile: {
    readonly __typename: "RateLimitedError";
    readonly __isError: "RateLimitedError";
    readonly message: string;
    readonly retryAfter: number;
  } | {
    readonly __typename: "UpdateMentorProfilePayload";
    readonly mentor: {
      readonly available: boolean;
      readonly databaseId: number;
      readonly daysOff: ReadonlyArray<{
        readonly endDate: string;
        readonly id: string;
        readonly startDate: string;
      }> | null | undefined;
      readonly id: string;
      readonly profileVersion: number | null | undefined;
      readonly status: MentorStatus | null | undefined;
      readonly timeSlotsPerWeek: string | null | undefined;
      readonly weeklyAvailability: ReadonlyArray<{
        readonly enabled: boolean;
        readonly endTime: string;
        readonly startTime: string;
        readonly weekday: Weekday;
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
export type useSaveHoursMutation = {
  rawResponse: useSaveHoursMutation$rawResponse;
  response: useSaveHoursMutation$data;
  variables: useSaveHoursMutation$variables;
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
},
v6 = {
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
    "name": "useSaveHoursMutation",
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
                      "name": "WeeklyHours_mentor"
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
    "name": "useSaveHoursMutation",
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
                    "name": "profileVersion",
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
                    "name": "databaseId",
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
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
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
    "id": "cb9d1d48fdcf23d9aef9d9f20abca5cd3540e0cfe9b56a286b7b72126d89f5a3",
    "metadata": {},
    "name": "useSaveHoursMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "de941216b30876eb409749746c33e0da";

export default node;
