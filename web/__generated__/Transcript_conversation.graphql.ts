/**
 * @generated SignedSource<<e3a922e6cb0e24583e533046859c393c>>
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
    readonly " $fragmentSpreads": FragmentRefs<"Transcript_messages">;
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
          "name": "Transcript_messages"
        }
      ],
      "storageKey": "messages(limit:50)"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};
})();

(node as any).hash = "78987f939a3ab84c1fa92ef6bdcd9a6c";

export default node;
