/**
 * @generated SignedSource<<e1be1424a4a3d5c9078e5d7d5f71369c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnswerForm_request$data = {
  readonly databaseId: number;
  readonly mentee: {
    readonly name: string;
  };
  readonly " $fragmentType": "AnswerForm_request";
};
export type AnswerForm_request$key = {
  readonly " $data"?: AnswerForm_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerForm_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswerForm_request",
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
      "concreteType": "Mentee",
      "kind": "LinkedField",
      "name": "mentee",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MentorshipRequest",
  "abstractKey": null
};

(node as any).hash = "2578b6cb95ed1e435c9db60e6f725190";

export default node;
