/**
 * @generated SignedSource<<e8eece8aa137c2d5a2c1b1039c914a62>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChatButton_mentor$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly viewerConversation: {
    readonly unreadCount: number;
  } | null | undefined;
  readonly " $fragmentType": "ChatButton_mentor";
};
export type ChatButton_mentor$key = {
  readonly " $data"?: ChatButton_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatButton_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatButton_mentor",
  "selections": [
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Conversation",
      "kind": "LinkedField",
      "name": "viewerConversation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unreadCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "e8374d716b9ed107a89b4fe5178bac2f";

export default node;
