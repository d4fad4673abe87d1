/**
 * @generated SignedSource<<db17faf9951b09d0123b37b21f5ddede>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Messages_workshop$data = {
  readonly messages: ReadonlyArray<{
    readonly createdAt: string;
    readonly message: string;
    readonly number: number;
    readonly recipients: number;
  }> | null;
  readonly " $fragmentSpreads": FragmentRefs<"WriteMessage_workshop">;
  readonly " $fragmentType": "Messages_workshop";
};
export type Messages_workshop$key = {
  readonly " $data"?: Messages_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"Messages_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Messages_workshop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkshopMessage",
      "kind": "LinkedField",
      "name": "messages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipients",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WriteMessage_workshop"
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "bd39541736ad5e656b94bac698e02ead";

export default node;
