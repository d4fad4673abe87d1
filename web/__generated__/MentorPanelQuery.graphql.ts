/**
 * @generated SignedSource<<fe817845afac675547c335d2dd7bd46a>>
 * @relayHash 61c077154aa56ebcccc58b70d1fb0955
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b12992f129c1c7cf3e29262c360e5c59eeb27b851d4bcbdf94f47fd3b3d5c606

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
export type MentorPanelQuery$variables = {
  id: number;
};
export type MentorPanelQuery$data = {
  readonly mentor: {
    readonly advancedPackageRate: number;
    readonly available: boolean;
    readonly bio: string;
    readonly completeness: {
      readonly percent: number;
    } | null;
    readonly createdAt: string;
    readonly currentCity: string | null;
    readonly currentCompany: string | null;
    readonly currentCountry: string | null;
    readonly currentJobTitle: string | null;
    readonly email: string | null;
    readonly experience: number;
    readonly isActive: boolean | null;
    readonly lastLoginAt: string | null;
    readonly linkedinUrl: string | null;
    readonly mainBranch: string;
    readonly name: string;
    readonly rating: number;
    readonly reviewCount: number;
    readonly sessionsHeld: number;
    readonly starterPackageRate: number;
    readonly subBranch: string | null;
    readonly successStories: string | null;
    readonly termsAcceptedAt: string | null;
    readonly timeSlotsPerWeek: string | null;
    readonly upcoming: {
      readonly openOrders: number;
      readonly plans: number;
      readonly sessions: number;
      readonly workshops: number;
    } | null;
    readonly weeklyAvailability: ReadonlyArray<{
      readonly enabled: boolean;
      readonly endTime: string;
      readonly startTime: string;
      readonly weekday: Weekday;
    }>;
    readonly whyIMentor: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"MentorStatus_buttons" | "MentorStatus_select" | "mentorLists_mentor">;
  } | null;
};
export type MentorPanelQuery$rawResponse = {
  readonly mentor: {
    readonly advancedPackageRate: number;
    readonly available: boolean;
    readonly bio: string;
    readonly certifications: ReadonlyArray<string>;
    readonly completeness: {
      readonly percent: number;
    } | null;
    readonly createdAt: string;
    readonly currentCity: string | null;
    readonly currentCompany: string | null;
    readonly currentCountry: string | null;
    readonly currentJobTitle: string | null;
    readonly databaseId: number;
    readonly email: string | null;
    readonly experience: number;
    readonly id: string;
    readonly industriesWorkedIn: ReadonlyArray<string>;
    readonly isActive: boolean | null;
    readonly keyProjects: ReadonlyArray<string>;
    readonly lastLoginAt: string | null;
    readonly linkedinUrl: string | null;
    readonly mainBranch: string;
    readonly name: string;
    readonly previousCompanies: ReadonlyArray<string>;
    readonly rating: number;
    readonly reviewCount: number;
    readonly sessionsHeld: number;
    readonly skills: ReadonlyArray<string>;
    readonly starterPackageRate: number;
    readonly status: MentorStatus | null;
    readonly subBranch: string | null;
    readonly successStories: string | null;
    readonly termsAcceptedAt: string | null;
    readonly timeSlotsPerWeek: string | null;
    readonly toolsAndSoftware: ReadonlyArray<string>;
    readonly topicsCanMentorOn: ReadonlyArray<string>;
    readonly upcoming: {
      readonly openOrders: number;
      readonly plans: number;
      readonly sessions: number;
      readonly workshops: number;
    } | null;
    readonly weeklyAvailability: ReadonlyArray<{
      readonly enabled: boolean;
      readonly endTime: string;
      readonly startTime: string;
      readonly weekday: Weekday;
    }>;
    readonly whyIMentor: string | null;
  } | null;
};
export type MentorPanelQuery = {
  rawResponse: MentorPanelQuery$rawResponse;
  response: MentorPanelQuery$data;
  variables: MentorPanelQuery$variables;
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
  "name": "sessionsHeld",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isActive",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "available",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastLoginAt",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "termsAcceptedAt",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bio",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "previousCompanies",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keyProjects",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "industriesWorkedIn",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "toolsAndSoftware",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "certifications",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "skills",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "topicsCanMentorOn",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeSlotsPerWeek",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "whyIMentor",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "successStories",
  "storageKey": null
},
v33 = {
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
v34 = {
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
    }
  ],
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "MentorUpcoming",
  "kind": "LinkedField",
  "name": "upcoming",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sessions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "plans",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workshops",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openOrders",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MentorPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Mentor",
        "kind": "LinkedField",
        "name": "mentor",
        "plural": false,
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
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "mentorLists_mentor",
            "selections": [
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              (v29/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          },
          (v30/*:: as any*/),
          (v31/*:: as any*/),
          (v32/*:: as any*/),
          (v33/*:: as any*/),
          (v34/*:: as any*/),
          (v35/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MentorStatus_select"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MentorStatus_buttons"
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
    "name": "MentorPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Mentor",
        "kind": "LinkedField",
        "name": "mentor",
        "plural": false,
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
          (v28/*:: as any*/),
          (v29/*:: as any*/),
          (v30/*:: as any*/),
          (v31/*:: as any*/),
          (v32/*:: as any*/),
          (v33/*:: as any*/),
          (v34/*:: as any*/),
          (v35/*:: as any*/),
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
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "databaseId",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b12992f129c1c7cf3e29262c360e5c59eeb27b851d4bcbdf94f47fd3b3d5c606",
    "metadata": {},
    "name": "MentorPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9d80101a0b8ec4e60c913f8a4917c0be";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
