/**
 * @generated SignedSource<<dba8104872e745f014ab388c8c413c5c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFreshAccess_conversation$data = {
  readonly databaseId: number;
  readonly expiresAt: string;
  readonly isActive: boolean;
  readonly " $fragmentType": "useFreshAccess_conversation";
};
export type useFreshAccess_conversation$key = {
  readonly " $data"?: useFreshAccess_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFreshAccess_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFreshAccess_conversation",
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
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "12d2dd21d203c09a8894dd2acd60d82c";

export default node;
