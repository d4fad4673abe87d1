/**
 * @generated SignedSource<<50bd05b2993738b98c5645480ee927aa>>
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
  readonly id: string;
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
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "26fcca5ca65fc08ab283fa1aff8117aa";

export default node;
