/**
 * @generated SignedSource<<ec490ef5683bb5cb0f92267e5e23a745>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChatHead_conversation$data = {
  readonly isActive: boolean;
  readonly plan: {
    readonly callsRemaining: number;
    readonly callsUsed: number;
    readonly mentee: {
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"MenteeAvatar_mentee">;
    };
    readonly mentor: {
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"MentorAvatar_mentor">;
    };
    readonly viewerCanBookCall: {
      readonly allowed: boolean;
    } | null;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ChatAccess_conversation" | "ChatHead_menu">;
  readonly " $fragmentType": "ChatHead_conversation";
};
export type ChatHead_conversation$key = {
  readonly " $data"?: ChatHead_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatHead_conversation">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "ChatHead_conversation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
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
          "kind": "ScalarField",
          "name": "callsUsed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "callsRemaining",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BookingRight",
          "kind": "LinkedField",
          "name": "viewerCanBookCall",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "allowed",
              "storageKey": null
            }
          ],
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
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MentorAvatar_mentor"
            }
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
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MenteeAvatar_mentee"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChatAccess_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChatHead_menu"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};
})();

(node as any).hash = "42161c1e0ec7f4a7ae6f1ecc190768df";

export default node;
