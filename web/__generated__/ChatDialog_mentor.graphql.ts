/**
 * @generated SignedSource<<b9085284f7d3001e58bbc344dc6dbab7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChatDialog_mentor$data = {
  readonly available: boolean;
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "ChatDialog_mentor";
};
export type ChatDialog_mentor$key = {
  readonly " $data"?: ChatDialog_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatDialog_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatDialog_mentor",
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
      "kind": "ScalarField",
      "name": "available",
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "134c1ea6f4e7ee9f053a60fc8e82003e";

export default node;
