/**
 * @generated SignedSource<<e5dd77b1c0e9ab8bbc5fdc4029255ed9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenChat_conversation$data = {
  readonly unreadCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"conversationLink_conversation">;
  readonly " $fragmentType": "OpenChat_conversation";
};
export type OpenChat_conversation$key = {
  readonly " $data"?: OpenChat_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenChat_conversation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenChat_conversation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadCount",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "conversationLink_conversation",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerSide",
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
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Mentee",
              "kind": "LinkedField",
              "name": "mentee",
              "plural": false,
              "selections": [
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};
})();

(node as any).hash = "a9dd4974d72f568b6e170262bb612362";

export default node;
