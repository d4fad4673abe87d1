/**
 * @generated SignedSource<<1a6c676d0d75a7573726de3823cd9cb5>>
 * @relayHash 781fae7457102414133a29f2cff6c83b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65006fec990587e689afb80fe83c5588469ed018e47f0c6f4d7652eaa1c753e0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileRefreshQuery$variables = Record<PropertyKey, never>;
export type ProfileRefreshQuery$data = {
  readonly viewer: {
    readonly mentor: {
      readonly " $fragmentSpreads": FragmentRefs<"ProfileTabContent_mentor">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileTabContent_viewer">;
  } | null | undefined;
};
export type ProfileRefreshQuery$rawResponse = {
  readonly viewer: {
    readonly emailConfirmed: boolean;
    readonly id: string;
    readonly mentor: {
      readonly advancedPackageRate: number;
      readonly bio: string;
      readonly certifications: ReadonlyArray<string>;
      readonly completeness: {
        readonly message: string;
        readonly missing: ReadonlyArray<{
          readonly field: string;
          readonly label: string;
        }>;
        readonly percent: number;
      } | null | undefined;
      readonly currentCity: string | null | undefined;
      readonly currentCompany: string | null | undefined;
      readonly currentCountry: string | null | undefined;
      readonly currentJobTitle: string | null | undefined;
      readonly databaseId: number;
      readonly email: string | null | undefined;
      readonly experience: number;
      readonly id: string;
      readonly industriesWorkedIn: ReadonlyArray<string>;
      readonly keyProjects: ReadonlyArray<string>;
      readonly linkedinUrl: string | null | undefined;
      readonly mainBranch: string;
      readonly name: string;
      readonly previousCompanies: ReadonlyArray<string>;
      readonly profileVersion: number | null | undefined;
      readonly skills: ReadonlyArray<string>;
      readonly starterPackageRate: number;
      readonly subBranch: string | null | undefined;
      readonly successStories: string | null | undefined;
      readonly toolsAndSoftware: ReadonlyArray<string>;
      readonly topicsCanMentorOn: ReadonlyArray<string>;
      readonly whyIMentor: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type ProfileRefreshQuery = {
  rawResponse: ProfileRefreshQuery$rawResponse;
  response: ProfileRefreshQuery$data;
  variables: ProfileRefreshQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProfileRefreshQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProfileTabContent_viewer"
          },
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
                "name": "ProfileTabContent_mentor"
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ProfileRefreshQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "emailConfirmed",
            "storageKey": null
          },
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "message",
                    "storageKey": null
                  },
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
                "name": "email",
                "storageKey": null
              },
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
                "name": "databaseId",
                "storageKey": null
              },
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
                "name": "starterPackageRate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "advancedPackageRate",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "65006fec990587e689afb80fe83c5588469ed018e47f0c6f4d7652eaa1c753e0",
    "metadata": {},
    "name": "ProfileRefreshQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "07049f6eb17aad9777e36860f26ab9f7";

export default node;
