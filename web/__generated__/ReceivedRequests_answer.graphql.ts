/**
 * @generated SignedSource<<cd872da2ef0715ba1f7e4cb6120de512>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReceivedRequests_answer$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly mentee: {
    readonly name: string;
  };
  readonly " $fragmentType": "ReceivedRequests_answer";
};
export type ReceivedRequests_answer$key = {
  readonly " $data"?: ReceivedRequests_answer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceivedRequests_answer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReceivedRequests_answer",
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

(node as any).hash = "088c3031cfae9e2e91799914c713a3c2";

export default node;
