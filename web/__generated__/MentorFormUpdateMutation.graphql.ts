/**
 * @generated SignedSource<<8c2e64f464c4719e9f16ad039509fa51>>
 * @relayHash 8a77cfdeddddeb36e64b7a6d29ea2c71
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ae128e9f89146953c468378c97872467d1f7c77e6fd152d3f64c695075988fc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
export type UpdateMentorInput = {
  advancedPackageRate?: string | null;
  available?: boolean | null;
  bio?: string | null;
  certifications?: ReadonlyArray<string> | null;
  currentCity?: string | null;
  currentCompany?: string | null;
  currentCountry?: string | null;
  currentJobTitle?: string | null;
  email?: string | null;
  experience?: number | null;
  id: number;
  industriesWorkedIn?: ReadonlyArray<string> | null;
  isActive?: boolean | null;
  keyProjects?: ReadonlyArray<string> | null;
  linkedinUrl?: string | null;
  mainBranch?: string | null;
  name?: string | null;
  previousCompanies?: ReadonlyArray<string> | null;
  profileImage?: string | null;
  profileVersion?: number | null;
  rating?: number | null;
  reviewCount?: number | null;
  skills?: ReadonlyArray<string> | null;
  starterPackageRate?: string | null;
  status?: MentorStatus | null;
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
export type MentorFormUpdateMutation$variables = {
  input: UpdateMentorInput;
};
export type MentorFormUpdateMutation$data = {
  readonly updateMentor: {
    readonly conflict: {
      readonly fields: ReadonlyArray<string>;
      readonly mentor: {
        readonly profileVersion: number | null;
      };
    } | null;
    readonly done: {
      readonly mentor: {
        readonly profileVersion: number | null;
        readonly " $fragmentSpreads": FragmentRefs<"MentorsTable_mentors" | "mentorFormValues_mentor">;
      };
    } | null;
    readonly refused: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_error">;
    } | null;
  };
};
export type MentorFormUpdateMutation$rawResponse = {
  readonly updateMentor: {
    readonly __typename: "MentorConflictError";
    readonly __isError: "MentorConflictError";
    readonly fields: ReadonlyArray<string>;
    readonly mentor: {
      readonly id: string;
      readonly profileVersion: number | null;
    };
    readonly message: string;
  } | {
    readonly __typename: "RateLimitedError";
    readonly __isError: "RateLimitedError";
    readonly message: string;
    readonly retryAfter: number;
  } | {
    readonly __typename: "UpdateMentorPayload";
    readonly mentor: {
      readonly advancedPackageRate: number;
      readonly available: boolean;
      readonly bio: string;
      readonly certifications: ReadonlyArray<string>;
      readonly currentCity: string | null;
      readonly currentCompany: string | null;
      readonly currentCountry: string | null;
      readonly currentJobTitle: string | null;
      readonly databaseId: number;
      readonly email: string | null;
      readonly experience: number;
      readonly hasProfileImage: boolean;
      readonly id: string;
      readonly industriesWorkedIn: ReadonlyArray<string>;
      readonly isActive: boolean | null;
      readonly keyProjects: ReadonlyArray<string>;
      readonly linkedinUrl: string | null;
      readonly mainBranch: string;
      readonly name: string;
      readonly previousCompanies: ReadonlyArray<string>;
      readonly profileImage: string;
      readonly profileVersion: number | null;
      readonly rating: number;
      readonly reviewCount: number;
      readonly skills: ReadonlyArray<string>;
      readonly starterPackageRate: number;
      readonly status: MentorStatus | null;
      readonly subBranch: string | null;
      readonly successStories: string | null;
      readonly timeSlotsPerWeek: string | null;
      readonly toolsAndSoftware: ReadonlyArray<string>;
      readonly topicsCanMentorOn: ReadonlyArray<string>;
      readonly whyIMentor: string | null;
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
export type MentorFormUpdateMutation = {
  rawResponse: MentorFormUpdateMutation$rawResponse;
  response: MentorFormUpdateMutation$data;
  variables: MentorFormUpdateMutation$variables;
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
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "linkedinUrl",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mainBranch",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subBranch",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "experience",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currentJobTitle",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currentCompany",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currentCity",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currentCountry",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "starterPackageRate",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "advancedPackageRate",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rating",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewCount",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bio",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "previousCompanies",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keyProjects",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "industriesWorkedIn",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "toolsAndSoftware",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "certifications",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "skills",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "topicsCanMentorOn",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeSlotsPerWeek",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "whyIMentor",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "successStories",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "available",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isActive",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "profileVersion",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fields",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v33 = {
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
        (v32/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ValidationError",
  "abstractKey": null
},
v34 = {
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
v35 = {
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
    "name": "MentorFormUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateMentor",
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
                      "name": "MentorsTable_mentors"
                    },
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "mentorFormValues_mentor",
                      "selections": [
                        (v2/*:: as any*/),
                        (v3/*:: as any*/),
                        (v4/*:: as any*/),
                        (v5/*:: as any*/),
                        (v6/*:: as any*/),
                        (v7/*:: as any*/),
                        (v8/*:: as any*/),
                        (v9/*:: as any*/),
                        (v10/*:: as any*/),
                        (v11/*:: as any*/),
                        (v12/*:: as any*/),
                        (v13/*:: as any*/),
                        (v14/*:: as any*/),
                        (v15/*:: as any*/),
                        (v16/*:: as any*/),
                        {
                          "kind": "InlineDataFragmentSpread",
                          "name": "mentorLists_mentor",
                          "selections": [
                            (v17/*:: as any*/),
                            (v18/*:: as any*/),
                            (v19/*:: as any*/),
                            (v20/*:: as any*/),
                            (v21/*:: as any*/),
                            (v22/*:: as any*/),
                            (v23/*:: as any*/)
                          ],
                          "args": null,
                          "argumentDefinitions": []
                        },
                        (v24/*:: as any*/),
                        (v25/*:: as any*/),
                        (v26/*:: as any*/),
                        (v27/*:: as any*/),
                        (v28/*:: as any*/)
                      ],
                      "args": null,
                      "argumentDefinitions": []
                    },
                    (v29/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "UpdateMentorPayload",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "done"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v30/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Mentor",
                  "kind": "LinkedField",
                  "name": "mentor",
                  "plural": false,
                  "selections": [
                    (v29/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "MentorConflictError",
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
                    (v31/*:: as any*/),
                    (v32/*:: as any*/),
                    (v33/*:: as any*/),
                    (v34/*:: as any*/)
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
    "name": "MentorFormUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateMentor",
        "plural": false,
        "selections": [
          (v31/*:: as any*/),
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v5/*:: as any*/),
                  (v7/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  (v28/*:: as any*/),
                  (v6/*:: as any*/),
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
                  (v35/*:: as any*/),
                  (v4/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v29/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateMentorPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v30/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Mentor",
                "kind": "LinkedField",
                "name": "mentor",
                "plural": false,
                "selections": [
                  (v29/*:: as any*/),
                  (v35/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "MentorConflictError",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v32/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/)
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
    "id": "9ae128e9f89146953c468378c97872467d1f7c77e6fd152d3f64c695075988fc",
    "metadata": {},
    "name": "MentorFormUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b7b1312d17e5a017614da7ec966532ec";

export default node;
