/**
 * @generated SignedSource<<202f3f637455f2934e9fbe93a0e7883d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestArea_mentor$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly viewerRequest: {
    readonly __typename: "MentorshipRequest";
  } | null;
  readonly " $fragmentType": "RequestArea_mentor";
};
export type RequestArea_mentor$key = {
  readonly " $data"?: RequestArea_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestArea_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestArea_mentor",
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
      "concreteType": "MentorshipRequest",
      "kind": "LinkedField",
      "name": "viewerRequest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "2f8564bba98135b9a28e6ad53f3a0a7f";

export default node;
