/**
 * @generated SignedSource<<06c4a43f993a453f20573fbae28a3b0f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Transcript_conversation$data = {
  readonly lastNumber: number;
  readonly messages: ReadonlyArray<{
    readonly id: string;
    readonly number: number;
    readonly " $fragmentSpreads": FragmentRefs<"TranscriptMessages_messages">;
  }>;
  readonly plan: {
    readonly mentee: {
      readonly name: string;
    };
    readonly mentor: {
      readonly name: string;
    };
  };
  readonly " $fragmentType": "Transcript_conversation";
};
export type Transcript_conversation$key = {
  readonly " $data"?: Transcript_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Transcript_conversation">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Transcript_conversation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastNumber",
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
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Mentee",
          "kind": "LinkedField",
          "name": "mentee",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "limit",
          "value": 50
        }
      ],
      "concreteType": "ChatMessage",
      "kind": "LinkedField",
      "name": "messages",
      "plural": true,
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
          "name": "number",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TranscriptMessages_messages"
        }
      ],
      "storageKey": "messages(limit:50)"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};
})();

(node as any).hash = "94617def3afaa0bd0c0949fc833728bf";

export default node;
