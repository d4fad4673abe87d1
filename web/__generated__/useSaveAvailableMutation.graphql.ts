/**
 * @generated SignedSource<<6781a7ecd7d6757f2516df3aa2d5db87>>
 * @relayHash 8d158e23e96ff45425fdd17fb373d3a2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f959b4084d34abb7c7b5ed40e0dced0d55067d3ebec70c7feb48bc3d76cccba4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
export type useSaveAvailableMutation$variables = {
  input: UpdateMentorProfileInput;
};
export type useSaveAvailableMutation$data = {
  readonly updateMentorProfile: {
    readonly done: {
      readonly mentor: {
        readonly " $fragmentSpreads": FragmentRefs<"AvailableSwitch_mentor">;
      };
    } | null | undefined;
    readonly refused: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_error">;
    } | null | undefined;
  };
};
export type useSaveAvailableMutation$rawResponse = {
  readonly updateMentorProfile: {
    readonly __typename: "RateLimitedError";
    readonly __isError: "RateLimitedError";
    readonly message: string;
    readonly retryAfter: number;
  } | {
    readonly __typename: "UpdateMentorProfilePayload";
    readonly mentor: {
      readonly available: boolean;
      readonly id: string;
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
export type useSaveAvailableMutation = {
  rawResponse: useSaveAvailableMutation$rawResponse;
  response: useSaveAvailableMutation$data;
  variables: useSaveAvailableMutation$variables;
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
    "name": "useSaveAvailableMutation",
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
                      "name": "AvailableSwitch_mentor"
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
    "name": "useSaveAvailableMutation",
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
                    "name": "id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "available",
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
    "id": "f959b4084d34abb7c7b5ed40e0dced0d55067d3ebec70c7feb48bc3d76cccba4",
    "metadata": {},
    "name": "useSaveAvailableMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dd8f82b770ac3f7d8ed7605fb209cf63";

export default node;
