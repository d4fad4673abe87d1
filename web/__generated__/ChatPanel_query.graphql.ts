/**
 * @generated SignedSource<<deb88d5a8a36fb92206b85c9e1726814>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConversationReportReason = "ABUSE" | "OFF_PLATFORM" | "OTHER" | "SPAM" | "%future added value";
export type ConversationReportStatus = "OPEN" | "RESOLVED" | "%future added value";
export type ConversationSide = "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChatPanel_query$data = {
  readonly conversationReports: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly conversation: {
          readonly databaseId: number;
        };
        readonly createdAt: string;
        readonly databaseId: number;
        readonly details: string;
        readonly reason: ConversationReportReason;
        readonly reporter: ConversationSide;
        readonly status: ConversationReportStatus;
      };
    }>;
  };
  readonly " $fragmentType": "ChatPanel_query";
};
export type ChatPanel_query$key = {
  readonly " $data"?: ChatPanel_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatPanel_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatPanel_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "QueryConversationReportsConnection",
      "kind": "LinkedField",
      "name": "conversationReports",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "QueryConversationReportsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ConversationReport",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
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
                  "name": "reporter",
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
                  "name": "details",
                  "storageKey": null
                },
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
                  "concreteType": "Conversation",
                  "kind": "LinkedField",
                  "name": "conversation",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/)
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
      "storageKey": "conversationReports(first:100)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "cfeeea43958972afaf745331be181482";

export default node;
