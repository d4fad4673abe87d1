/**
 * @generated SignedSource<<b659f8e9f85f19410783d55723d1c868>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawDialog_request$data = {
  readonly databaseId: number;
  readonly discussionTopic: string;
  readonly mentor: {
    readonly name: string;
  };
  readonly " $fragmentType": "WithdrawDialog_request";
};
export type WithdrawDialog_request$key = {
  readonly " $data"?: WithdrawDialog_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawDialog_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithdrawDialog_request",
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
      "name": "discussionTopic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Mentor",
      "kind": "LinkedField",
      "name": "mentor",
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

(node as any).hash = "2ee391e441b8c89027013c9eff8d076b";

export default node;
