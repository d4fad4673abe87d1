/**
 * @generated SignedSource<<fe85200274d3f08b56cdb0ea7e3778b6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChatAccess_conversation$data = {
  readonly daysRemaining: number;
  readonly expiresAt: string;
  readonly isActive: boolean;
  readonly " $fragmentType": "ChatAccess_conversation";
};
export type ChatAccess_conversation$key = {
  readonly " $data"?: ChatAccess_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatAccess_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatAccess_conversation",
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
      "kind": "ScalarField",
      "name": "daysRemaining",
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

(node as any).hash = "03789ac595a4785fe21d0e4588a73fc0";

export default node;
