/**
 * @generated SignedSource<<04952f4ac4296e485aeb742d74e2016f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawRequest_request$data = {
  readonly databaseId: number;
  readonly discussionTopic: string;
  readonly mentor: {
    readonly name: string;
  };
  readonly " $fragmentType": "WithdrawRequest_request";
};
export type WithdrawRequest_request$key = {
  readonly " $data"?: WithdrawRequest_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawRequest_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithdrawRequest_request",
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

(node as any).hash = "8cd539abc374853b1fd154651dd5edd0";

export default node;
