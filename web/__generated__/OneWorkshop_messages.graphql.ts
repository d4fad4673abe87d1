/**
 * @generated SignedSource<<bcd1dd34780800b413815bfdc587e297>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OneWorkshop_messages$data = {
  readonly messages: ReadonlyArray<{
    readonly createdAt: string;
    readonly message: string;
    readonly number: number;
    readonly recipients: number;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WriteMessage_workshop">;
  readonly " $fragmentType": "OneWorkshop_messages";
};
export type OneWorkshop_messages$key = {
  readonly " $data"?: OneWorkshop_messages$data;
  readonly " $fragmentSpreads": FragmentRefs<"OneWorkshop_messages">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OneWorkshop_messages",
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

(node as any).hash = "a07a5958a0b1215c69ab7c6846835781";

export default node;
