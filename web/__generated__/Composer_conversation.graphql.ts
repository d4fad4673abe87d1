/**
 * @generated SignedSource<<b97bfc38e33194cc9d7cc48de23a72f4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConversationClosedReason = "BLOCKED" | "BLOCKED_BY_VIEWER" | "EXPIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Composer_conversation$data = {
  readonly closedReason: ConversationClosedReason | null | undefined;
  readonly databaseId: number;
  readonly plan: {
    readonly mentor: {
      readonly databaseId: number;
    };
  };
  readonly " $fragmentType": "Composer_conversation";
};
export type Composer_conversation$key = {
  readonly " $data"?: Composer_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Composer_conversation">;
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
  "name": "Composer_conversation",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedReason",
      "storageKey": null
    },
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
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};
})();

(node as any).hash = "f3b6794146da06e06fe14afce9296eb4";

export default node;
