/**
 * @generated SignedSource<<cd23cffdeaa3ff3942bb849c0bf7213e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConversationReportReason = "ABUSE" | "OFF_PLATFORM" | "OTHER" | "SPAM" | "%future added value";
export type ConversationSide = "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PeopleGroups_reports$data = {
  readonly reports: {
    readonly rows: ReadonlyArray<{
      readonly conversation: {
        readonly databaseId: number;
        readonly plan: {
          readonly mentee: {
            readonly name: string;
          };
          readonly mentor: {
            readonly name: string;
          };
        };
      };
      readonly createdAt: string;
      readonly databaseId: number;
      readonly details: string;
      readonly reason: ConversationReportReason;
      readonly reporter: ConversationSide;
    }>;
    readonly total: number;
  } | null | undefined;
  readonly " $fragmentType": "PeopleGroups_reports";
};
export type PeopleGroups_reports$key = {
  readonly " $data"?: PeopleGroups_reports$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeopleGroups_reports">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "reports"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeopleGroups_reports",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "reports"
        }
      ],
      "concreteType": "ReportPage",
      "kind": "LinkedField",
      "name": "reports",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ConversationReport",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "details",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reporter",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Conversation",
              "kind": "LinkedField",
              "name": "conversation",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Plan",
                  "kind": "LinkedField",
                  "name": "plan",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Mentor",
                      "kind": "LinkedField",
                      "name": "mentor",
                      "plural": false,
                      "selections": (v1/*:: as any*/),
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Mentee",
                      "kind": "LinkedField",
                      "name": "mentee",
                      "plural": false,
                      "selections": (v1/*:: as any*/),
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
      "storageKey": null
    }
  ],
  "type": "WorkQueue",
  "abstractKey": null
};
})();

(node as any).hash = "4ee3f9049445ad153c36380ffd782cc0";

export default node;
