/**
 * @generated SignedSource<<11fbdd536d9c13b1f4d4731434a1ca78>>
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
  } | null;
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
