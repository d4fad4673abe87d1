/**
 * @generated SignedSource<<c2af7cab89ce4a5d0e24a6a4790b9b22>>
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
export type ReportGroup_queue$data = {
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
  } | null;
  readonly " $fragmentType": "ReportGroup_queue";
};
export type ReportGroup_queue$key = {
  readonly " $data"?: ReportGroup_queue$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportGroup_queue">;
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
  "name": "ReportGroup_queue",
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

(node as any).hash = "ba8ce07137a4b990d87cad8e12fb2f7c";

export default node;
